const kilobyte = 1024;

/**
 * What pages may weigh, in bytes, compressed as browsers get them. The build names a page that is
 * heavier than its first packets and fails a tenth above; the tests fail on every line.
 */
export const budgets = {
  /**
   * A page with the styles that it uses: what a new connection carries before the first answer from
   * the browser.
   */
  page: 14 * kilobyte,
  /**
   * JavaScript of any page before its largest paint, and where data is saved before a visitor touches
   * anything (decision 0076).
   */
  scriptsBeforeTouch: 8 * kilobyte,
  /** JavaScript of a page with a carousel, once that moves. */
  scriptsWithCarousel: 90 * kilobyte,
  /** JavaScript of the page with the quote form, once that is touched. */
  scriptsWithForm: 110 * kilobyte,
  /**
   * What a hosted backend's client adds to that, once a field has the focus; a site for our own
   * server has none of it.
   */
  hostedClient: 50 * kilobyte,
  /** The picture that a page opens with, on a phone. */
  leadingPicture: 60 * kilobyte,
  /** Everything that the home page loads on a phone, its carousel included. */
  homePage: 350 * kilobyte,
} as const;
