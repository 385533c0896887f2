/** Returns a coordinate of a drawing to a tenth: more digits would only lengthen its path. */
export const inTenths = (value: number): number => Math.round(value * 10) / 10;
