/**
 * Returns the present moment in milliseconds since 1970, UTC; an argument everywhere, so that tests
 * can move time.
 */
export type Clock = () => number;
