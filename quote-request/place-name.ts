/**
 * What a link may write into the location field: the name of a place, of at most 60 characters,
 * which can hold no markup, no e-mail address and no protocol of a web address.
 */
export const placeName = /^[\p{L}\d’.,&() -]{2,60}$/u;
