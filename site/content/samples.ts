/** Whether a picture or a review, anywhere in these values, is a sample. */
export function hasSample(...values: unknown[]): boolean {
  return values.some((value) => {
    if (typeof value !== "object" || value === null) return false;
    return (
      (value as { isSample?: unknown }).isSample === true || hasSample(...Object.values(value))
    );
  });
}
