/** Time until a hero shows its next picture, in milliseconds (specification, section 9). */
export const heroInterval = 5000;
