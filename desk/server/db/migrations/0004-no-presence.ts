/** Who is writing a reply is no longer kept. */
export const noPresence = (): string[] => ["drop table desk_presence"];
