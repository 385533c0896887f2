import { expect, test } from "vitest";
import { maskPath, maskText } from "./mask-personal-data.ts";

test("a secret of the desk is masked in a path, and names of pages are not", () => {
  const secret = "qB3zX9-kT_7LmN0pRsUvWyZaBcDeFgHiJkLmNoPqRs4";
  for (const [path, masked] of [
    [`/desk/sign-in/link/${secret}`, "/desk/sign-in/link/[secret]"],
    [`/desk/calendar/${secret}.ics`, "/desk/calendar/[secret]"],
    [`/desk/calendar/${secret}.ics/x?y`, "/desk/calendar/[secret]/x?y"],
    [`/%71${secret.slice(1)}`, "/[secret]"],
    [
      "/st-catharines-washroom-restroom-trailer-rentals-2027",
      "/st-catharines-washroom-restroom-trailer-rentals-2027",
    ],
  ] as const)
    expect(maskPath(path)).toBe(masked);
});

test("a path keeps what says which page was meant, and loses addresses and telephone numbers", () => {
  expect(maskPath("/Trailers/old-page.html")).toBe("/Trailers/old-page.html");
  expect(maskPath("/blog/2027/posts-12")).toBe("/blog/2027/posts-12");
  for (const [path, masked] of [
    ["/quote/jane.doe@example.com", "/quote/[address]"],
    ["/quote/jane.doe%40example.com/x", "/quote/[address]/x"],
    ["/quote/jane.doe%2540example.com", "/quote/[address]"],
    ["/quote/jane.doe%EF%BC%A0example.com", "/quote/[address]"],
    ["/quote/%ffjane.doe%40example.com", "/quote/[address]"],
    ["/call/905-555-0142", "/call/[number]"],
    ["/call/+1%20(905)%20555%200142", "/call/+[number]"],
    ["/call/%39%30%35%35%35%35%30%31%34%32", "/call/[number]"],
    ["/call/٩٠٥٥٥٥٠١٤٢", "/call/[number]"],
    ["/tel/416/555/0199/now", "/tel/[number]/now"],
    ["/tel/416·555·0199", "/tel/[number]"],
    ["/tel/416,555:0199", "/tel/[number]"],
    ["/tel/41655%E2%80%8B50199", "/tel/[number]"],
    ["/quote/jane&#64;example.com", "/quote/[address]"],
    ["/quote/jane%2525252540example.com", "/quote/[address]"],
    ["/q/%C2%9B31mRED%C2%9D0;title%C2%9C%E2%80%AE", "/q/31mRED0;title"],
  ] as const)
    expect([path, maskPath(path)]).toEqual([path, masked]);
});

test("a long path is cut, and never within an address", () => {
  const path = `/${"a".repeat(150)}/jane.doe${"e".repeat(100)}@example.com/${"x".repeat(60_000)}`;
  expect(maskPath(path)).toBe(`/${"a".repeat(150)}/…`);
  expect(maskPath(`/${"x".repeat(60_000)}`)).toBe("/…");
  expect(maskPath(`/${"%EF%B7%BA".repeat(2_000)}`).length).toBeLessThanOrEqual(202);
});

test("a text is cut before it is read, and keeps the addresses of our own servers", () => {
  expect(maskText("connect ECONNREFUSED 192.168.100.200:5432")).toBe(
    "connect ECONNREFUSED 192.168.100.200:5432",
  );
  expect(maskText('duplicate key: <jane@example.com>, "905 555 0142 "')).toBe(
    'duplicate key: <[address]>, "[number] "',
  );
  expect(maskText(`${"word ".repeat(220)}jane${"x".repeat(2_000_000)}@example.com`)).not.toContain(
    "jane",
  );
});
