/** One page of each kind. */
export const templates = [
  "/",
  "/about-washroom-restroom-trailer-rentals",
  "/contact-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rental-services",
  "/luxury-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  "/washroom-restroom-trailer-rentals-blog",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  "/blog/luxury-porta-potty-vs-restroom-trailer",
  "/chatham-kent-washroom-restroom-trailer-rentals",
  "/portable-toilet-rentals-st-catharines",
  "/niagara-wedding-washroom-rental",
  "/luxury-restroom-rentals-ontario",
  "/accessibility",
] as const;
