import { expect, test } from "vitest";
import { suggestAddress } from "./EmailField.tsx";

test.each([
  ["priya@gmial.com", "priya@gmail.com"],
  ["priya@gmail.con", "priya@gmail.com"],
  [" priya@hotmial.com ", "priya@hotmail.com"],
  ["priya@sympatco.ca", "priya@sympatico.ca"],
  ["priya@hotmail.con", "priya@hotmail.com"],
  ["priya@hotmail.cm", "priya@hotmail.com"],
  ["priya@gmial.cmo", "priya@gmail.com"],
  ["info@langdonhall.con", "info@langdonhall.com"],
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
  gmail.com googlemail.com hotmail.com hotmail.ca hotmail.co.uk outlook.com outlook.ca live.com live.ca
  msn.com yahoo.com yahoo.ca yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com aol.ca proton.me
  pm.me mail.com email.com gmx.com gmx.ca gmx.net web.de posteo.de tuta.com fastmail.com fastmail.fm
  hey.com zoho.com yandex.com mail.ru qq.com 163.com rogers.com bell.net bell.ca sympatico.ca cogeco.ca
  shaw.ca telus.net telus.com eastlink.ca videotron.ca mts.net nb.net tbaytel.net vianet.ca mnsi.net
  start.ca comcast.net att.net cox.net sky.com orange.fr free.fr toronto.ca ontario.ca canada.ca
  utoronto.ca uwo.ca uwaterloo.ca mcmaster.ca brocku.ca yorku.ca uoguelph.ca langdonhall.ca ballsfalls.ca`;

test("questions none of the real domains", () => {
  const domains = realDomains.trim().split(/\s+/);
  expect(domains.filter((domain) => suggestAddress(`priya@${domain}`) !== null)).toEqual([]);
});
