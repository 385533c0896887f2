import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import {
  exampleArticle,
  replaceIn,
  testContentMistakes,
} from "../../../tests/support/content/content-copy.ts";

testContentMistakes([
  {
    name: "a tab",
    change: (content) => replaceIn(content("business.yaml"), "social:\n  -", "social:\n\t-"),
    says: [
      /content\/business\.yaml, line \d+: A tab stands at the start of this line\. Use spaces/,
    ],
  },
  {
    name: "a colon in a text without quotation marks",
    change: (content) =>
      replaceIn(content("business.yaml"), "baseTown: St. Catharines", "baseTown: Town: Niagara"),
    says: [
      /content\/business\.yaml, line \d+: Put a text that contains a colon into "double quotes"/,
    ],
  },
  {
    name: "a quotation mark that is not closed",
    change: (content) =>
      replaceIn(
        content("home.yaml"),
        /^title: (.*)$/m.exec(readFileSync(content("home.yaml"), "utf8"))?.[0] ?? "",
        'title: "Never closed',
      ),
    says: [/content\/home\.yaml, line \d+: A quotation mark opens in this line and is not closed/],
  },
  {
    name: "a line that is indented otherwise than its neighbours",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "\n  height:",
        "\n   height:",
      ),
    says: [
      /content\/trailers\/grand-4-\S+\.yaml, line \d+: .*look at the spaces at the start of this line/,
    ],
  },
  {
    name: "the same entry twice (§3.5)",
    change: (content) => replaceIn(content("photos.yaml"), "\ntwo-mirror:", "\ntwo-vanity:"),
    says: [
      /content\/photos\.yaml, line \d+: "two-vanity" stands here a second time\. Give one of the two another name/,
    ],
  },
  {
    name: "an article without its head",
    change: (content) => writeFileSync(content("posts/new-thoughts.md"), "Thoughts.\n"),
    says: [/content\/posts\/new-thoughts\.md, line 1: The head is missing/],
  },
  {
    name: "an article that is saved as Latin-1",
    change: (content) => {
      const article = exampleArticle().replace("## A heading", "## Le café");
      writeFileSync(content("posts/new-thoughts.md"), article, "latin1");
    },
    says: [
      /content\/posts\/new-thoughts\.md is not saved as UTF-8\. In the editor: Save with Encoding, UTF-8\./,
    ],
  },
  {
    name: "a list that is saved as UTF-16",
    change: (content) => {
      const file = content("testimonials.yaml");
      writeFileSync(file, readFileSync(file, "utf8"), "utf16le");
    },
    says: [/content\/testimonials\.yaml is not saved as UTF-8\. In the editor/],
  },
  {
    name: "a file with another ending",
    change: (content) => renameSync(content("cities/ajax.yaml"), content("cities/ajax.yml")),
    says: [/content\/cities\/ajax\.yml: files of this folder end in \.yaml\. Rename it/],
  },
  {
    name: "a file that is gone",
    change: (content) => rmSync(content("business.yaml")),
    says: [/content\/business\.yaml is missing\. Put it back/],
  },
]);
