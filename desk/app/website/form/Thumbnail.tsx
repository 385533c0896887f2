type Props = { src: string; className?: string };

/** A small photograph beside its words. */
export const Thumbnail = ({ src, className = "w-20 shrink-0" }: Props) => (
  <img
    src={src}
    alt=""
    loading="lazy"
    className={`aspect-[3/2] bg-linen object-cover ${className}`}
  />
);
