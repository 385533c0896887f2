/** What a status means to what is counted, listed and asked for. */
type Meaning = {
  /** It waits for an answer. */
  isOpen?: true;
  /** The customer has been answered. */
  isAnswer?: true;
  /** It is looked at again some days later, where nothing came of it. */
  isFollowedUp?: true;
  /** It may still be booked: the calendar shows its days. */
  mayBeBooked?: true;
  /** It keeps its trailers from others on its days. */
  isBooked?: true;
  /** Nothing came of it. */
  isLost?: true;
  /** An amount belongs to it. */
  hasAmount?: true;
  /** It is in no list but its own, and is erased soon. */
  isSpam?: true;
};

const meanings = {
  new: { isOpen: true, mayBeBooked: true },
  answered: { isAnswer: true, mayBeBooked: true },
  quoted: { isAnswer: true, isFollowedUp: true, mayBeBooked: true, hasAmount: true },
  booked: { isAnswer: true, isBooked: true, hasAmount: true },
  lost: { isAnswer: true, isLost: true },
  spam: { isSpam: true },
} satisfies Record<string, Meaning>;

/** What has become of a quote request, as the owner records it; without a record it is new. */
export type RequestStatus = keyof typeof meanings;
export const requestStatuses = Object.keys(meanings) as [RequestStatus, ...RequestStatus[]];

export const hasMeaning = (status: RequestStatus, meaning: keyof Meaning): boolean =>
  (meanings[status] as Meaning)[meaning] === true;

export const statusesWith = (meaning: keyof Meaning): RequestStatus[] =>
  requestStatuses.filter((status) => hasMeaning(status, meaning));
