import { Fold } from "../../ui/Fold.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = {
  lines: string[];
  className: string;
  /** Words of the line under which phones open the lines after the third. */
  fold?: string;
};

const unfolded = 3;

/** Lines of text with hairlines between them, in the room that the class names give them. */
export function LineList({ lines, className, fold }: Props) {
  if (fold)
    return (
      <div>
        <LineList lines={lines.slice(0, unfolded)} className={className} />
        <Fold label={fold} className="unfold-from-md">
          <LineList lines={lines.slice(unfolded)} className={`${className} border-t-0`} />
        </Fold>
      </div>
    );
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
