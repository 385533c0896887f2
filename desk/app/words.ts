/** What the desk says, in one place. */

/** Of content/business.yaml: how dates and numbers are written. */
export const language = import.meta.env.BUSINESS_LANGUAGE;

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Returns a time such as "2:30 PM" for "14:30", as the site writes hours. */
function timeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

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
  undone: "Undone.",
  save: "Save",
  signOut: "Sign out",
  signOutDrops: {
    question: "Sign out now?",
    text: "Some of what you did or typed is not sent yet. Signing out removes it from this device.",
    confirm: "Sign out and lose it",
  },
  offline: (age: string) => `You are offline. Read ${age}; what you do waits for a signal.`,
  noAnswer: (age: string) =>
    `The server does not answer. Read ${age}; what you do waits for a signal.`,

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
    justNow: "less than a minute ago",
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => `${days} days`,
  },

  inbox: {
    title: "Inbox",
    views: "Which requests",
    unanswered: "Unanswered",
    all: "All",
    followUp: "Follow up",
    search: "Search everything",
    searchHint: "Search",
    searched: "Searched in all requests, notes and replies, also spam and what is held back.",
    sections: { due: "Overdue, or due within the hour", rest: "Later" },
    found: {
      reference: "In the reference",
      phone: "In the phone number",
      email: "In the e-mail address",
      message: "In the message",
      note: "In a note",
      reply: "In a reply",
    },
    quarantined: "Held back",
    quotedOn: (moment: string) => `since ${moment}`,
    earlier: (number: number, status: string, year: string) =>
      number === 1
        ? `Earlier request, for ${year}: ${status.toLowerCase()}`
        : `${number} earlier requests, one for ${year}: ${status.toLowerCase()}`,
    spam: "Spam",
    markedSpam: (name: string) => `${name}: marked as spam, kept for 30 days.`,
    filters: "Filter",
    any: "Any",
    from: "Rental from",
    to: "Rental until",
    clear: "Clear all",
    received: (moment: string) => `Received ${moment}`,
    marked: (name: string, status: string) => `${name}: marked as ${status}.`,
    came: (name: string, more: number) =>
      more > 0 ? `New requests from ${name} and ${more} more.` : `New request from ${name}.`,
    cannotStore: (reason: string) =>
      `Nothing can be saved at this moment, because ${reason}. Visitors who send the form are asked to call you. Ask whoever looks after the server to make room.`,
    allAnswered: {
      title: "Everyone has an answer",
      text: "A new request appears here by itself, with the time left to answer it.",
    },
    noFollowUps: {
      title: "Nobody to follow up",
      text: "A quote without an answer for five days appears here, until its rental is over.",
    },
    noneYet: {
      title: "No requests yet",
      text: "When somebody sends the form on your site, the request appears here by itself.",
    },
    nothingFound: {
      title: "Nothing found",
      text: "No request in this list matches the search and the filters. Clear some of them, or look in All.",
    },
    notFound: {
      title: "Nothing found",
      text: "No request, note or reply has these words. Try fewer of them, or a part of one.",
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
    listedOnly:
      "The message and the notes are not on this device yet; they are read as soon as there is a signal.",
    statusIs: (name: string, status: string) => `${name}: ${status}.`,
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
    mailUnanswered: {
      waiting: "Waits for the mail server’s answer",
      sent: "Sent",
      "set-aside": "May have been sent",
    },
    sent: (moment: string) => `Sent ${moment}`,
    replies: "Your replies",
    others: (number: number) =>
      number === 1 ? "Another request of this person" : `${number} other requests of this person`,
  },

  booking: {
    heading: "Booking",
    free: "Free:",
    noneFree: "No trailer is free",
    fits: (fits: string | null) =>
      fits === "ask"
        ? "Which one fits: ask the customer"
        : fits
          ? `Fits: ${fits}`
          : "No free trailer fits the guests",
    booked: (units: string, days: string) => `Booked: ${units}, ${days}`,
    missesDays: (asked: string) => `Not on all days asked for: ${asked}.`,
    tooSmall: (guests: string) => `too small for ${guests} guests`,
    past: "These days are past.",
    confirmPast: "These days are past. Save the booking all the same.",
    confirmLong: (days: string) => `This is long: ${days}. Save the booking all the same.`,
    units: "Trailers",
    isFree: "free",
    noUnit: "Trailer not chosen",
    anyUnit: (trailer: string) => `${trailer}, not chosen which`,
    deliveryDay: "Delivery",
    deliveryTime: "Delivery time",
    pickupDay: "Pickup",
    pickupTime: "Pickup time",
    at: (day: string, time: string | null) => (time ? `${day}, ${timeOfDay(time)}` : day),
    siteNotes: "Notes for the site",
    clash: (unit: string, says: string) => `${unit} is ${says}.`,
    openOther: "Open the other booking",
    override: "Book it all the same, because",
    overrideHint: "Kept with the booking, such as: they pick it up themselves.",
    overridden: (reason: string) => `Booked in spite of a clash: ${reason}`,
    notRead: "What is free could not be read.",
    notChecked: "What is free could not be read; the server checks it when you save.",
    problems: {
      noUnit: "Choose a trailer.",
      noDays: "Choose the day of delivery and of pickup.",
      backwards: "The pickup is before the delivery.",
      clash: "Choose another trailer or other days, or say why it does not matter.",
      past: "These days are past. Tick the box if you mean them.",
      long: "The pickup is long after the delivery. Look at the year; tick the box if you mean it.",
    },
    save: "Save the booking",
    change: "Change",
    cancel: "Cancel the booking",
    keep: "Keep the booking",
    cancelQuestion: (name: string) => `Cancel the booking of ${name}?`,
    keepOpen: "Keep the request open",
    cancelMeans: (status: string) =>
      `The trailer is free on these days again, and the request is marked as ${status.toLowerCase()}.`,
    cancelled: (name: string) => `The booking of ${name} is cancelled.`,
  },

  reply: {
    heading: (email: string) => `Reply to ${email}`,
    template: "Template",
    empty: "None",
    noTemplates: "The templates could not be read; write your own words.",
    subject: "Subject",
    text: "Text",
    marks: (isQuote: boolean) => `Mark the request as ${isQuote ? "quoted" : "answered"}`,
    send: "Send from here",
    open: "Open in my mail program",
    queued: (name: string) => `The reply to ${name} goes out in ten seconds.`,
    openPlace: (place: string) => `Still to be written: ${place}`,
    goToPlace: "Go to the place",
    writing: (person: string) => `${person} is writing a reply.`,
    answered: (person: string, time: string) => `${person} sent a reply at ${time}.`,
    replaced: "The template has replaced what you wrote.",
  },

  newRequest: {
    title: "New request",
    lead: "From a phone call: a name and a phone number are enough.",
    name: "Name",
    firstDay: "First day",
    lastDay: "Last day",
    notKnown: "Not known",
    message: "What was said",
    acknowledges: (hasEmail: boolean) =>
      hasEmail ? "Mail an acknowledgement" : "Mail an acknowledgement (needs an e-mail address)",
    save: "Save the request",
    digits: "A phone number has at least seven digits.",
    saving: (name: string) =>
      `The request of ${name} is kept on this device until the server has it, and opens here then.`,
    saved: (name: string) => `The request of ${name} is saved.`,
    mails: (name: string) => `The request of ${name} is saved. Its mail goes out in a few seconds.`,
    byPhone: "Phone call",
  },

  quarantine: {
    title: "Quarantine",
    lead: "Requests that look like advertising, or come from a machine, are held back: they send you no mail of their own and are not counted. Nothing is lost; look at them now and then. The least suspicious come first.",
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
    today: "Today",
    goTo: "Go to a day",
    day: (day: string, booked: number, asked: number, out: number, clashes: boolean) =>
      `${day}: ${booked} booked, ${asked} asked for${out > 0 ? `, ${out} out of service` : ""}${clashes ? ", clash" : ""}`,
    more: (number: number) => `${number} more`,
    byTrailer: "By trailer",
    missing: (units: string) =>
      `content/fleet.yaml no longer has ${units}, which still has bookings. Put it back, or change those bookings.`,
    outOfService: "Out of service",
    noneOut: "Every trailer is in service.",
    out: (name: string, days: string, reason: string) => `${name}, ${days}: ${reason}`,
    backInService: "Back in service",
    takeOut: "Take a trailer out of service",
    bookFor: "New request for this day",
    stillBooked: "Saved. On these days it is booked by",
    reason: "Reason",
    from: "From",
    to: "Until",
    asked: "Asked for",
    askedFor: (number: number) => `${number} asked`,
    clashes: "Clash",
    clash: "In these bookings a trailer is taken by another, too soon after it, or out of service:",
  },

  feeds: {
    heading: "In your phone’s calendar",
    text: "Your phone’s calendar can follow a secret address and show your bookings beside your own dates. Phones look there every few hours.",
    toAccess: "Make an address under Access",
    name: "Whose calendar is it?",
    onThisDevice: "It is followed on this device, and ends when I lose it",
    withPhones: "With customers’ phone numbers and notes for the site",
    make: "Make the address",
    read: (name: string, moment: string | null) =>
      moment ? `Calendar “${name}”, read ${moment}` : `Calendar “${name}”, not read yet`,
    hasPhones: "With phone numbers and notes.",
    end: "End",
    address: "The secret address",
    addressHint: "Shown this once. Whoever has it sees your bookings.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser does not copy; mark the text and copy it yourself.",
    follow: "Open in the calendar",
  },

  website: {
    title: "Website",
    search: "Find words you saw on the page",
    hits: (number: number) =>
      number === 0 ? "No text has these words. Try fewer of them." : count(number, "place"),
    typed: "Typed and not saved",
    typedBefore: "This is what you typed here before. It is not saved yet.",
    dropTyped: "Drop it",
    dropQuestion: "Drop what you typed?",
    dropMeans: "The form has again what is saved. This cannot be taken back.",
    notOnline: "Saved, not online yet",
    allOnline: "All that you saved is online",
    discardQuestion: (title: string) => `Undo what you saved of ${title}?`,
    discardMeans: (others: readonly string[]) =>
      others.length > 0
        ? `It is again as it is online. This undoes what is saved here as well: ${others.join(", ")}.`
        : "It is again as it is online.",
    preview: "Preview",
    publish: "Publish",
    steps: {
      checking: () => "Checking your texts …",
      building: (purpose: string) =>
        purpose === "preview"
          ? "Making the preview. This takes up to a minute; you can go on working."
          : "Making the new pages. This takes up to a minute; you can go on working.",
      switching: () => "Putting it online …",
    },
    soFar: (seconds: number) =>
      seconds < 60
        ? `${seconds} s so far`
        : `${Math.floor(seconds / 60)} min ${seconds % 60} s so far`,
    ready: "The preview is ready.",
    readyOld: "What is saved has changed since this preview was made.",
    openPreview: "Look at the preview",
    published: (moment: string) => `Online since ${moment}.`,
    openSite: "Look at the website",
    failed: "This could not be made. The website is as it was.",
    goToField: "Go to the field",
    all: "Everything you can change",
    changed: "Not online yet",
    versions: "What was published",
    isOnline: "Online now",
    andMore: (number: number) => `and ${number} more`,
    needsSignal: "There is no signal. Preview and Publish need one.",
    goBack: "Put this version back online",
    goBackQuestion: (moment: string) => `Put the website of ${moment} back online?`,
    goBackMeans: (first: string) =>
      `Published then: ${first}. All texts and photographs are again as they were then. You can come back to today’s.`,
    saved: "Saved. Not online yet.",
    savedOn: (pages: readonly string[]) =>
      pages.length > 0
        ? `Saved. Not online yet. It is shown on: ${pages.join(", ")}.`
        : "Saved. Not online yet.",
    standsFor: (name: string, value: string) => `{${name}} is shown as: ${value}`,
    saving: "Saving …",
    notSaved: "This is not saved. Please correct:",
    isNew: "New. Nothing is saved yet.",
    unread: "This was not opened on this phone before; it needs a signal.",
    waits:
      "There is no signal. What you typed is kept on this phone and is not sent yet. It is saved as soon as there is a signal and this page is open.",
    conflict: "Somebody else has saved this meanwhile",
    conflictText:
      "Both of you changed the same fields. The form has what you wrote; here is what they wrote. Take theirs where it is better, then save again.",
    bothKept: "What you both wrote is in the form now. Look at it and save again.",
    takeTheirs: "Take theirs",
    body: "Text",
    marksLabel: "Marks for the text",
    marks: { bold: "Bold", link: "Link", heading: "Heading", list: "List", quote: "Quotation" },
    choose: "Please choose",
    none: "None",
    byPicture: "Choose by picture",
    item: (list: string, place: number) => `${list} ${place}`,
    add: "Add",
    addTo: (list: string) => `Add: ${list}`,
    removeFrom: (item: string) => `Remove: ${item}`,
    moveUp: (item: string) => `Move up: ${item}`,
    moveDown: (item: string) => `Move down: ${item}`,
    movedTo: (place: number, of: number) => `Moved to place ${place} of ${of}.`,
    removed: "Removed.",
    nameOfNew: (list: string) => `A new name in ${list}`,
    newTitle: "Name of the new one",
    copyOf: "Begins as a copy of",
    removeEntry: "Remove",
    removeQuestion: (title: string) => `Remove ${title}?`,
    removeMeans: "It leaves the website when you publish. Until then you can undo it.",
    removedEntry: "Removed. Online until you publish.",
    focus: "Middle of what matters",
    focusText:
      "Tap the middle of what matters. It stays in view however a page crops the photograph.",
    cropsLabel: "How pages crop it",
    crops: { wide: "Wide", square: "Square", tall: "Tall" },
    replace: "Replace the photograph",
    choosePhoto: "Choose the photograph",
    sendingPhoto: "Sending the photograph …",
    replaceText:
      "The new one takes its place on every page that shows it. Then say below what it shows.",
    shownOn: (pages: number) =>
      pages > 0
        ? "Shown on: "
        : "No page shows it. Open the page that should, such as Home page, and choose it there.",
    unreadableTexts: (titles: string, name: string) =>
      `Something that was saved cannot be read any more and is left out${titles && `: ${titles}`}. It is not lost: the server keeps it as website/unreadable/${name}. Ask the programmer to put it back, or write it again. This notice goes when that file is taken away.`,
    unreadable:
      "This photograph cannot be read here. On an iPhone choose it from Photos and not from Files, or take a screenshot of it and choose that.",
    cutOff:
      "A part of this photograph is missing: its file was cut off on the way. Download it again, or have it sent to you again.",
  },

  housekeeping: {
    title: "Housekeeping",
    mails: "Mails",
    mailsWaiting: (number: number) =>
      number === 0 ? "No mail is waiting." : `${count(number, "mail")} on the way.`,
    mailsSetAside: (number: number) =>
      `${count(number, "mail")} could not be sent and ${number === 1 ? "was" : "were"} set aside.`,
    mailsUnanswered: (number: number) =>
      `${number} of them may have been sent: the mail server did not answer. Ask before you send again.`,
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
      "When somebody asks to be erased: all requests of their address or phone number, with mails, notes and replies.",
    who: "E-mail or phone number",
    all: "Erase all of this person",
    personQuestion: (who: string) => `Erase all of ${who}?`,
    personMeans: "This cannot be taken back. You get a receipt that you can send to the person.",
    receipt: "Receipt for the person",
    ownerNotes: "For you, not for the person",
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
      used ? `Passkey, made ${made}, used ${used}` : `Passkey, made ${made}, not used yet`,
    shared: (names: string) => `The same passkey also signs in: ${names}.`,
    passkeyNotMade: "No passkey was made. You can try again.",
    hasPasskeyAlready: "This device has a passkey for the desk already.",
    devices: "Phones and computers",
    devicesText:
      "What signs in as you, or reads your calendar. Name your devices, so that you find the right one when one is lost.",
    this: "this device",
    since: (since: string, seen: string) => `Signed in since ${since}, last seen ${seen}`,
    endSession: "Sign out there",
    rename: "Rename",
    name: "Name of the device",
    lost: {
      button: "I lost this device",
      question: (name: string) => `End all of ${name}?`,
      means:
        "It is signed out, its passkeys and its calendar addresses end, and it gets no more notices. Whoever reads your mail on it can still sign in by mail: change your mail’s password, too.",
      alsoShared: "Sign these out as well",
      confirm: "End all of it",
      done: (name: string) => `${name} is signed out, and all of it has ended.`,
    },
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
      number === 1 ? "1 action waits for a signal" : `${number} actions wait for a signal`,
    waitsFor: (name: string) => `What you did for ${name} waits for a signal.`,
    notStored:
      "This device has no room for what you do and type here, or may not store it: it is gone when you close the desk. Stay until it is sent, or free some space.",
    withdraw: "Withdraw",
    anotherCall: "You are writing down another call. Save that one first, then withdraw this one.",
    refused: (name: string) => `What you did for ${name} was not taken.`,
    status: (name: string, status: string) => `${name}: ${status}`,
    note: (name: string) => `Note on ${name}`,
    reply: (name: string) => `Reply to ${name}`,
    release: (name: string) => `Let ${name} through`,
    spam: (name: string) => `${name}: spam`,
    "new-request": (name: string) => `New request: ${name}`,
    undo: (action: string) => `Undo: ${action}`,
    booking: (name: string) => `Booking of ${name}`,
    "cancel-booking": (name: string) => `Cancel the booking of ${name}`,
    otherErased: "It clashed with a booking that was erased since. Send it again.",
    sendAgain: "Send again",
    drop: "Drop it",
    erased: (name: string) => `The request of ${name} was erased, and with it what you did for it.`,
  },
};

/** By the names that are stored with mails. */
const mailNames: Readonly<Record<string, string>> = {
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
