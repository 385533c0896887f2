import { expect, test } from "vitest";
import { suggestAddress } from "./suggest-address.ts";

test.each([
  ["priya@gmial.com", "priya@gmail.com"],
  ["priya@gmail.con", "priya@gmail.com"],
  [" priya@hotmial.com ", "priya@hotmail.com"],
  ["priya@sympatco.ca", "priya@sympatico.ca"],
  ["priya@hotmail.con", "priya@hotmail.com"],
  ["priya@hotmail.cm", "priya@hotmail.com"],
  ["priya@gmial.cmo", "priya@gmail.com"],
  ["info@langdonhall.con", "info@langdonhall.com"],
  ["Priya <priya@gmial.com>.", "priya@gmail.com"],
])("offers the likely address for %s", (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  ...["info@mapleandbrass.ca", "events@city.toronto.on.ca", "priya@", "priya", ""],
  ...["priya smith@gmial.com", "priya,daniel@gmial.com"],
])("leaves %s alone", (typed) => {
  expect(suggestAddress(typed)).toBeNull();
});

/** Real mail providers, and organizations of our region. */
const realDomains = `
  gmail.com googlemail.com hotmail.com hotmail.ca hotmail.co.uk hotmail.fr hotmail.it outlook.com
  outlook.ca outlook.fr live.com live.ca live.co.uk live.fr msn.com yahoo.com yahoo.ca yahoo.co.uk
  yahoo.fr yahoo.co.in ymail.com rocketmail.com icloud.com me.com mac.com aol.com aol.ca aim.com
  proton.me protonmail.com pm.me mail.com email.com gmx.com gmx.ca gmx.net gmx.de web.de t-online.de
  mailbox.org posteo.de tuta.com tuta.io tutanota.com fastmail.com fastmail.fm hey.com hushmail.com
  zoho.com zohomail.com yandex.com mail.ru inbox.com qq.com 163.com 126.com naver.com rediffmail.com
  rogers.com bell.net bell.ca bellnet.ca sympatico.ca cogeco.ca cogeco.net shaw.ca telus.net
  telus.com eastlink.ca videotron.ca sasktel.net mts.net nb.net execulink.com tbaytel.net vianet.ca
  wightman.ca mnsi.net xplornet.com start.ca teksavvy.com distributel.ca nexicom.net comcast.net
  att.net verizon.net sbcglobal.net cox.net charter.net earthlink.net bellsouth.net btinternet.com
  sky.com virginmedia.com orange.fr free.fr laposte.net wanadoo.fr bigpond.com xtra.co.nz
  toronto.ca ontario.ca canada.ca utoronto.ca mail.utoronto.ca uwo.ca uwaterloo.ca mcmaster.ca
  brocku.ca yorku.ca torontomu.ca uoguelph.ca niagararegion.ca langdonhall.ca ballsfalls.ca`;

test("questions none of a hundred real domains", () => {
  const domains = realDomains.trim().split(/\s+/);
  expect(domains.length).toBeGreaterThan(100);
  expect(domains.filter((domain) => suggestAddress(`priya@${domain}`) !== null)).toEqual([]);
});
