/** What several places of the desk say; a sentence of one place stands there. */

/** Of content/business.yaml: how dates and numbers are written. */
export const language = import.meta.env.BUSINESS_LANGUAGE;

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Returns a time such as "2:30 PM" for "14:30", as the site writes hours. */
function timeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

export const words = {
  cancel: "Cancel",
  undo: "Undo",
  undone: "Undone.",
  save: "Save",

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
    guests: "Guests",
    phone: "Phone",
    email: "E-mail",
    message: "Message",
    amount: "Amount",
  },

  actions: {
    call: "Call",
    reply: "Reply",
  },

  inbox: {
    title: "Inbox",
    received: (moment: string) => `Received ${moment}`,
    marked: (name: string, status: string) => `${name}: marked as ${status}.`,
  },

  request: {
    saved: "Saved.",
    byAt: (by: string, moment: string) => `${by}, ${moment}`,
    sent: (moment: string) => `Sent ${moment}`,
  },

  booking: {
    heading: "Booking",
    units: "Trailers",
    noUnit: "Trailer not chosen",
    deliveryDay: "Delivery",
    pickupDay: "Pickup",
    at: (day: string, time: string | null) => (time ? `${day}, ${timeOfDay(time)}` : day),
    siteNotes: "Notes for the site",
    openOther: "Open the other booking",
    cancel: "Cancel the booking",
  },

  newRequest: {
    title: "New request",
  },

  quarantine: {
    title: "Quarantine",
  },

  figures: {
    title: "Figures",
  },

  calendar: {
    title: "Calendar",
    more: (number: number) => `${number} more`,
    outOfService: "Out of service",
    asked: "Asked for",
    clashes: "Clash",
  },

  feeds: {
    heading: "In your phone’s calendar",
    text: "Your phone’s calendar can follow a secret address and show your bookings beside your own dates. Phones look there every few hours.",
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
    clash: "Somebody else has saved this meanwhile",
    clashText:
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
  },

  erase: {
    confirm: "Erase for good",
  },

  access: {
    title: "Access",
  },

  push: {
    isOn: "Notices are on.",
  },

  more: {
    title: "More",
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
