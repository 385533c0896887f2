/** The zone of content/business.yaml, which Vite and Vitest put in its place. */
declare const BUSINESS_TIME_ZONE: string;

export const timeZone = BUSINESS_TIME_ZONE;
