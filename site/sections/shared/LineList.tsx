import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = { lines: string[]; className: string };

/** Lines of text with hairlines between them, in the room that the class names give them. */
export function LineList({ lines, className }: Props) {
  return (
    <ul className={`border-t hairline ${className}`}>
      {lines.map((line) => (
        <li key={line} className="border-b hairline">
          <NoWrap text={line} />
        </li>
      ))}
    </ul>
  );
}
