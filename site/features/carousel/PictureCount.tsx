type Props = {
  /** From 0. */
  index: number;
  count: number;
  /** Whether screen readers are told of each change. */
  isAnnounced: boolean;
};

/** The number of the current picture and how many there are. */
export function PictureCount({ index, count, isAnnounced }: Props) {
  return (
    <span className="mr-2 text-sm tabular-nums" aria-live={isAnnounced ? "polite" : "off"}>
      <span className="sr-only">Picture </span>
      {index + 1} / {count}
    </span>
  );
}
