type Point = { left: number; top: number };

/**
 * Returns the `object-position`, in per cent, that puts a point in the middle of a crop which shows
 * half of the picture, and near its middle where it shows more or less.
 */
export const cropPosition = ({ left, top }: Point): Point => {
  const spread = (point: number) => Math.min(Math.max(2 * point - 50, 0), 100);
  return { left: spread(left), top: spread(top) };
};
