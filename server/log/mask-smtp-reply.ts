/**
 * Replies are cut to so many UTF-16 code units before they are read; RFC 5321 allows lines of 512
 * (4.5.3.1.5).
 */
export const maxReply = 1_000;
const statusCode = /^([245]\d\d)(-|$)/;
/** RFC 3463, such as 5.1.1. */
const enhancedStatusCode = /^[245]\.\d{1,3}\.\d{1,3}$/;
const letters = /[a-z]+(?:['’][a-z]+)?/gi;

/**
 * Words that mail servers answer with, and nodemailer's own; names of people are not among them.
 */
const knownWords = new Set(
  `a able accept accepted access account action active address addresses after again all allowed an and any are
  as at attempt attempts authenticate authenticated authentication authorized bad be because been before block blocked
  blacklisted blocklist blocklisted body bounce busy but by can't cannot change check client closed closing command
  commands complete connecting connection connections contact content could couldn't credentials daily data dedicated
  deferred delayed delivered delivery denied denying disabled disk dkim dmarc dns does doesn't domain don't due dynamic
  ehlo email empty encryption enough error exceeded exceeds exist exists expired failed failure failures fatal few file
  find for found from full greeting greylisted greylisting hang has have helo helo's host hostname hour id if in
  inactive incorrect insufficient internal invalid is isn't it its later length limit limited line list listed local
  login loop lookup mail mailbox mailboxes mails many matching maximum message messages method minute minutes
  missing moment more moved must name names need never no non not now number of off on only or other our out over
  overquota parameter parameters password permanent permanently permission permitted please policy possible postmaster
  problem process processing prohibited protocol queue queued quota rate receive received receiving recipient
  recipients recognized record records refused reject rejected rejecting relay relaying remote reply reputation request
  requested require required requires resolve resources response retry reverse route say seconds secure security see
  send sender senders sending sent sequence server servers service session should size slow smtp soon source spam spf
  ssl starttls starting state storage storing such suspended support supported syntax system table tarpit temporarily
  temporary terminated than that the their there this time timed timeout tls to too transaction transactions transport
  try trying unable unauthenticated unavailable unexpected unknown unrouteable unsolicited until use used user users
  valid verification verify via virtual virus waiting was we were when while with within without wrong yet you your`.split(
    /\s+/,
  ),
);

/**
 * Returns what a mail server's reply says in status codes and known words. What else it holds may
 * be a customer's name, address or number, and is replaced by "…"; an e-mail address by
 * "[address]".
 */
export function maskSmtpReply(reply: string): string {
  const words: string[] = [];
  const add = (part: string) => {
    if (part !== words.at(-1)) words.push(part);
  };
  for (const line of reply.slice(0, maxReply).split("\n")) {
    const words = line.split(/\s+/).filter(Boolean);
    for (const [at, word] of words.entries())
      for (const part of readWord(word, at === 0)) add(part);
  }
  return words.join(" ");
}

/**
 * Only the first word of a line is a status code; further on, three digits may be part of a
 * telephone number.
 */
function readWord(word: string, isFirst: boolean): string[] {
  if (word.includes("@")) return ["[address]"];
  const [, code] = (isFirst && statusCode.exec(word)) || [];
  const rest = code ? word.slice(code.length + 1) : word;
  const first = code ? [code] : [];
  if (rest === "") return first;
  if (enhancedStatusCode.test(rest)) return [...first, rest];
  return [...first, isKnown(rest) ? rest : "…"];
}

/**
 * A word that is known, whatever marks stand around it; all parts of a compound have to be known.
 */
function isKnown(word: string): boolean {
  const parts = word.match(letters) ?? [];
  const isOnlyLetters = /^[\p{P}\p{S}a-z]+$/iu.test(word);
  return (
    isOnlyLetters && parts.every((part) => knownWords.has(part.toLowerCase().replace("’", "'")))
  );
}
