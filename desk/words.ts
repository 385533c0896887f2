/** What the desk says, in one place. */

/** Of content/business.yaml: how dates and numbers are written. */
export const language = import.meta.env.BUSINESS_LANGUAGE;

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export const words = {
  windowTitle: (screen: string) => `${screen} | Desk`,
  menu: "Desk",
  skip: "Skip to the content",
  waitThere: "waiting",
  loading: "Loading …",
  tryAgain: "Try again",
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  save: "Save",
  signOut: "Sign out",
  signOutDrops: {
    question: "Sign out now?",
    text: "Some of what you did or typed is not sent yet. Signing out removes it from this device.",
    confirm: "Sign out and lose it",
  },
  offline: (time: string) =>
    `You are offline. You see what was read at ${time}; what you do is sent later.`,
  noAnswer: (time: string) =>
    `The server does not answer. You see what was read at ${time}; what you do is sent later.`,

  errors: {
    unreachable: "The server could not be reached. Check your connection.",
    stale: (reason: string) => `${reason} What you see may be out of date.`,
    screen: "This screen could not be shown.",
  },

  statuses: {
    new: "New",
    answered: "Answered",
    quoted: "Quoted",
    booked: "Booked",
    lost: "Lost",
    spam: "Spam",
  },

  fields: {
    status: "Status",
    eventType: "Kind of event",
    place: "Place",
    dates: "Dates",
    guests: "Guests",
    received: "Received",
    phone: "Phone",
    email: "E-mail",
    message: "Message",
    amount: "Amount",
    trailer: "Trailer",
  },

  actions: {
    call: "Call",
    reply: "Reply",
    answered: "Answered",
    to: (name: string) => `to ${name}`,
    of: (name: string) => `of ${name}`,
  },

  promises: {
    email: {
      due: (time: string) => `E-mail due in ${time}`,
      overdue: (time: string) => `E-mail overdue by ${time}`,
    },
    call: {
      due: (time: string) => `Call due in ${time}`,
      overdue: (time: string) => `Call overdue by ${time}`,
    },
  },
  time: {
    underMinute: "less than a minute",
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => `${days} days`,
  },

  inbox: {
    title: "Inbox",
    views: "Which requests",
    unanswered: "Unanswered",
    all: "All",
    search: "Search requests",
    searchHint: "Name, place, words",
    filters: "Filter",
    any: "Any",
    from: "Rental from",
    to: "Rental until",
    clear: "Clear all",
    received: (moment: string) => `Received ${moment}`,
    markedAnswered: (name: string) => `${name}: marked as answered.`,
    came: (name: string, more: number) =>
      more > 0 ? `New requests from ${name} and ${more} more.` : `New request from ${name}.`,
    cannotStore: (reason: string) =>
      `Nothing can be saved at this moment, because ${reason}. Visitors who send the form are asked to call you. Ask whoever looks after the server to make room.`,
    allAnswered: {
      title: "Everyone has an answer",
      text: "A new request appears here by itself, with the time left to answer it.",
    },
    noneYet: {
      title: "No requests yet",
      text: "When somebody sends the form on your site, the request appears here by itself.",
    },
    nothingFound: {
      title: "Nothing found",
      text: "No request matches the search and the filters. Clear some of them to see more.",
    },
  },

  request: {
    facts: "The request",
    map: "Map",
    directions: "Directions",
    noMessage: "No message.",
    distance: (city: string, kilometres: number, from: string) =>
      kilometres < 1 ? `In ${city}` : `${city} is about ${Math.round(kilometres)} km from ${from}`,
    planner: (stations: { fewest: number; most: number } | null) => {
      if (!stations) return "Plan the stations on the phone";
      const { fewest, most } = stations;
      return fewest === most
        ? `The planner says ${count(fewest, "station")}`
        : `The planner says ${fewest} to ${most} stations`;
    },
    gone: {
      title: "This request is not here",
      text: "It may have been erased, or the address is not complete.",
    },
    statusIs: (status: string) => `Status: ${status}.`,
    noTrailer: "Not chosen yet",
    amountHint: "In dollars; only you see it.",
    badAmount: "Write an amount such as 1850 or 1,850.00.",
    saved: "Saved.",
    notes: "Notes",
    newNote: "New note",
    addNote: "Add note",
    noteAdded: "Note added.",
    byAt: (by: string, moment: string) => `${by}, ${moment}`,
    mails: "Mails",
    noMails: "No mail went out.",
    mailStatus: { waiting: "Waits to be sent", sent: "Sent", "set-aside": "Could not be sent" },
    sent: (moment: string) => `Sent ${moment}`,
    replies: "Your replies",
    others: (number: number) =>
      number === 1 ? "Another request of this person" : `${number} other requests of this person`,
  },

  reply: {
    heading: (email: string) => `Reply to ${email}`,
    template: "Template",
    empty: "None",
    noTemplates: "The templates could not be read; write your own words.",
    subject: "Subject",
    text: "Text",
    marksAnswered: "Mark the request as answered",
    send: "Send from here",
    open: "Open in my mail program",
    queued: (name: string) => `The reply to ${name} is on its way.`,
    replaced: "The template has replaced what you wrote.",
  },

  quarantine: {
    title: "Quarantine",
    lead: "Requests that look like advertising, or come from a machine, are held back: they send you no mail of their own and are not counted. Nothing is lost; look at them now and then.",
    none: {
      title: "Nothing is held back",
      text: "Requests that look like advertising would wait here for you to decide.",
    },
    heldBack: (reasons: string) => `Held back: ${reasons}`,
    because: (reasons: string) => `Why: ${reasons}`,
    release: "Let it through",
    spam: "Spam",
    done: {
      release: (name: string) => `${name} is in the inbox now.`,
      spam: (name: string) => `${name}: marked as spam, kept for 30 days.`,
    },
  },

  figures: {
    title: "Figures",
    period: "Period",
    periods: {
      month: "This month",
      threeMonths: "Three months",
      year: "This year",
      twelveMonths: "Twelve months",
    },
    from: "From",
    to: "Until",
    of: (days: string) => `Requests received ${days}`,
    none: {
      title: "No requests in these days",
      text: "Choose a longer period.",
    },
    requests: "requests",
    inTime: "answered within two open hours",
    notAnswered: "not answered yet",
    booked: "booked",
    lost: "lost",
    quotedAmount: "quoted in all",
    bookedAmount: "booked in all",
    byWeek: "By week",
    chart: (heading: string) => `Chart: ${heading}`,
    table: "The figures as a table",
    weekColumns: ["Week from", "Within two open hours", "Later", "Not answered"],
  },

  calendar: {
    title: "Calendar",
    before: "Month before",
    after: "Month after",
    thisMonth: "This month",
    asked: "Asked for",
    noTrailer: "Booked, trailer not chosen",
    units: (name: string, units: number) => (units > 1 ? `${name} (${units} of them)` : name),
    until: (day: string) => `until ${day}`,
    more: (number: number) => `${number} more in these days`,
    over: (number: number) => `Earlier this month (${number})`,
    clashes: "Booked twice",
    clash: (names: string) =>
      `More is booked than there are trailers. Look at the rentals of ${names}.`,
    none: (month: string) => ({
      title: `Nothing in ${month}`,
      text: "Dates that are asked for or booked appear here.",
    }),
    subscription: "In your phone’s calendar",
    subscriptionText:
      "Your phone’s calendar can follow a secret address and show booked dates beside your own. Phones look there every few hours.",
    makeAddress: "Make the address",
    renew: "Make a new address",
    renewQuestion: "Make a new address?",
    renewMeans:
      "The old address stops at once, also on your own phone. Do this when somebody may have seen it.",
    address: "The secret address",
    addressHint: "Shown this once. Whoever has it sees your bookings.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser does not copy; mark the address and copy it yourself.",
    follow: "Open in the calendar",
  },

  housekeeping: {
    title: "Housekeeping",
    mails: "Mails",
    mailsWaiting: (number: number) =>
      number === 0 ? "No mail is waiting." : `${count(number, "mail")} on the way.`,
    mailsSetAside: (number: number) =>
      `${count(number, "mail")} could not be sent and ${number === 1 ? "was" : "were"} set aside.`,
    resend: "Send again now",
    resent: "The mails are being sent.",
    reminders: "Reminders by mail",
    reminderNames: {
      after90Minutes: "When a request has waited 90 open minutes",
      after20Hours: "When a request has waited 20 hours",
      morningList: "A list of open requests each morning",
    },
    export: "Table for Excel",
    exportText:
      "All requests with their notes and amounts. The file holds people’s addresses: keep it where nobody else reads it.",
    exportLink: "Download the table",
    backups: "Backups",
    backupsText:
      "A backup is a copy of all requests, kept here for 31 days. Download one now and then.",
    noBackups: "The requests are in PostgreSQL; whoever hosts it makes the backups.",
    backUp: "Back up now",
    backingUp: "Backing up …",
    backedUp: "The backup is made.",
    log: "What was done",
    emptyLog: "Nothing yet.",
  },

  erase: {
    heading: "Erase",
    one: "Erase this request",
    question: (name: string) => `Erase the request of ${name}?`,
    oneMeans: "The request, its mails, notes and replies are erased for good.",
    confirm: "Erase for good",
    erased: (name: string) => `The request of ${name} is erased.`,
    person: "Erase a person",
    personText:
      "When somebody asks to be erased: all requests of their address, with mails, notes and replies.",
    all: "Erase all of this address",
    personQuestion: (email: string) => `Erase all of ${email}?`,
    personMeans: "This cannot be taken back. You get a receipt that you can send to the person.",
    receipt: "Receipt",
  },

  access: {
    title: "Access",
    passkeys: "Sign in with face or finger",
    passkeysText:
      "A passkey signs you in with Face ID, a fingerprint or the code of this device, without a mail. It stays on your devices.",
    addPasskey: "Add a passkey",
    noPasskeysHere: "This browser cannot make passkeys.",
    removePasskey: "Remove",
    passkeyUsed: (made: string, used: string | null) =>
      used ? `Made ${made}, used ${used}` : `Made ${made}, not used yet`,
    passkeyNotMade: "No passkey was made. You can try again.",
    hasPasskeyAlready: "This device has a passkey for the desk already.",
    sessions: "Signed in",
    this: "this device",
    since: (since: string, seen: string) => `Since ${since}, last seen ${seen}`,
    endSession: "Sign out there",
  },

  push: {
    heading: "Notices on this device",
    text: "A notice tells you of each new request as soon as it comes, also while the desk is closed. It names no customer.",
    iPhone:
      "On an iPhone notices come only to a desk on the home screen: in Safari tap Share, then “Add to Home Screen”, open the desk from there and switch them on.",
    switchOn: "Switch notices on",
    switchOff: "Switch notices off",
    isOn: "Notices are on.",
    isOff: "Notices are off.",
    notHere: "This browser cannot show notices here.",
    notAllowed: "Your browser does not allow notices of this site. Allow them in its settings.",
    noService: "Your browser could not switch notices on. Please try again later.",
  },

  more: {
    title: "More",
    signedInAs: (person: string) => `Signed in as ${person}`,
  },

  signedOut: {
    title: "You are signed out",
    text: "Your session has ended. Sign in to go on.",
    kept: (number: number) =>
      `${count(number, "action")} not sent yet ${number === 1 ? "is" : "are"} kept on this device and sent after you sign in.`,
    drafts: "What you typed and did not send is kept on this device, where you typed it.",
    signIn: "Sign in",
  },

  unsent: {
    label: "Not sent yet",
    waiting: (number: number) =>
      number === 1 ? "1 action is waiting to be sent" : `${number} actions are waiting to be sent`,
    refused: (name: string) => `What you did for ${name} was not taken.`,
    status: (name: string, status: string) => `${name}: ${status}`,
    note: (name: string) => `Note on ${name}`,
    reply: (name: string) => `Reply to ${name}`,
    release: (name: string) => `Let ${name} through`,
    spam: (name: string) => `${name}: spam`,
    sendAgain: "Send again",
    drop: "Drop it",
    erased: (name: string) => `The request of ${name} was erased, and with it what you did for it.`,
  },
};

/** By the names that are stored with mails. */
export const mailNames: Record<string, string> = {
  "owner-notice": "Notice to you",
  acknowledgement: "Acknowledgement to the customer",
  "owner-reply": "Your reply",
  "reminder-90-minutes": "Reminder after 90 open minutes",
  "reminder-20-hours": "Reminder after 20 hours",
  "morning-list": "List of open requests",
  "desk-sign-in": "Link to sign in",
};

/** Returns the name of a kind of mail. */
export const mailName = (kind: string): string =>
  mailNames[kind] ?? kind.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());

/** Returns a size such as "1.4 MB". */
export function sizeInWords(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? ["kB", 1_000] : ["MB", 1_000_000];
  return `${(bytes / size).toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`;
}
