import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsWhoFill } from "../../../quote-request/plan-trailers.ts";
import { guestsAtDinner } from "../../../quote-request/stations.ts";
import { readCityLinks } from "../cities/cities.ts";
import { readClosing } from "../closing.ts";
import { type Content, readDataOf, readPage } from "../entries.ts";
import { readFactList } from "../facts/fact-lists.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths, plannerPath } from "../paths.ts";
import { readHeroPhoto, readPhoto, readTallPhoto } from "../photos.ts";
import {
  describeGuests,
  feetAndMetres,
  gallonsAndLitres,
  stationsInWords,
  type Trailer,
} from "./trailers.ts";

export type TrailerPage = Awaited<ReturnType<typeof readTrailerPage>>;

type Words = Content<"trailerPage">;

/** Returns everything that a trailer's page shows. */
export async function readTrailerPage(trailer: Trailer) {
  const { id, data } = trailer;
  const [words, closing, quoteList] = await Promise.all([
    readPage("trailerPage"),
    readClosing(),
    readPage("quoteList"),
  ]);
  return {
    path: paths.trailer(id),
    breadcrumb: await readBreadcrumb(data.name, { label: words.breadcrumb, path: paths.trailers }),
    back: { label: words.backToAll, path: paths.trailers },
    print: words.print,
    hero: {
      ...describeHero(trailer, words),
      addToQuote: { item: id, name: data.name, words: quoteList },
    },
    photos: await Promise.all(data.galleryImages.map(readPhoto)),
    planAndSite: {
      ...describePlanAndSite(trailer, words),
      photo: await readPhoto(data.plan.photo),
    },
    featuresAndSpecs: {
      photo: await readHeroPhoto(data.details.inside),
      specifications: listSpecifications(trailer, words, closing.business.language),
      features: {
        heading: words.features.heading,
        groups: [{ heading: words.features.own, list: data.features }, ...words.features.shared],
      },
    },
    facts: {
      ...(await readFactList("trailer", id)),
      photo: await readPhoto(data.details.facts),
    },
    addOns: {
      ...words.addOns,
      list: data.addOns,
      words: quoteList,
      photo: await readTallPhoto(data.details.addOns),
    },
    mostPopular: data.mostPopular && (await readMostPopular(data.mostPopular)),
    questions: {
      heading: words.faq.heading,
      photo: await readPhoto(data.details.questions),
      questions: [...data.ownQuestions, ...(await readDataOf(data.questions))],
      more: { label: words.faq.more, path: paths.costAndBooking },
    },
    cityLine: { ...words.cities, cities: await readCityLinks(words.cities.cities) },
    closing: {
      ...closing,
      heading: interpolate(words.closing.heading, { name: data.name }),
      button: words.closing.quote,
      call: words.closing.call,
      photo: await readHeroPhoto(data.details.closing),
    },
  };
}

/** Returns why a trailer is asked for most, with the picture of what it is ideal for. */
async function readMostPopular(mostPopular: NonNullable<Trailer["data"]["mostPopular"]>) {
  const { idealFor } = mostPopular;
  return { ...mostPopular, idealFor: { ...idealFor, photo: await readHeroPhoto(idealFor.photo) } };
}

function describeHero({ data }: Trailer, words: Words) {
  const { length, width, weight, waterCapacity, wasteCapacity } = data.specifications;
  const labels = words.keySpecifications;
  return {
    heading: interpolate(words.heading, { stalls: data.stalls }),
    stations: stationsInWords(data.stalls, words.stations),
    mostPopular: data.mostPopular && words.mostPopular,
    guests: describeGuests(data, words.capacity),
    description: data.fullDescription,
    keySpecifications: {
      heading: labels.heading,
      rows: [
        { label: labels.dimensions, value: `${length} × ${width} ft` },
        { label: labels.weight, value: weight },
        { label: labels.water, value: `${waterCapacity} US gal` },
        { label: labels.waste, value: `${wasteCapacity} US gal` },
      ],
    },
    quote: words.quote,
    ask: words.ask,
    askPath: paths.contact,
  };
}

/** Returns the plan with its measures, for how many guests the trailer is, and what it needs. */
function describePlanAndSite({ id, data }: Trailer, { plan, capacity, power }: Words) {
  const { length, width, height } = data.specifications;
  const { stalls: stations } = data;
  return {
    eyebrow: plan.eyebrow,
    plan: data.plan,
    drawing: paths.drawing(id),
    length,
    width,
    height,
    capacity: {
      ...capacity,
      planner: { label: capacity.planner, path: plannerPath },
      pumpOut: interpolate(capacity.pumpOut, { guests: guestsWhoFill(data.specifications, 8) }),
      guests: describeGuests(data, capacity),
      listed: interpolate(capacity.listed, data.capacity),
      shorter: `${guestsAtDinner(stations, 5)} ${capacity.fiveHours}`,
    },
    power: {
      heading: power.heading,
      list: [
        { label: power.label, text: data.powerOnSite ?? power.general },
        { label: power.winter, text: data.powerInWinter ?? power.generalInWinter },
        ...power.list,
      ],
    },
  };
}

function listSpecifications(
  { data: { specifications } }: Trailer,
  { detailedSpecifications: labels, power }: Words,
  language: string,
) {
  const { length, width, height, weight, powerRequirement, outlet } = specifications;
  const ownPower = powerRequirement && [powerRequirement, ...(outlet ? [`(${outlet})`] : [])];
  return {
    heading: labels.heading,
    rows: [
      { label: labels.length, value: feetAndMetres(length) },
      { label: labels.width, value: feetAndMetres(width) },
      { label: labels.height, value: feetAndMetres(height) },
      { label: labels.weight, value: weight },
      { label: labels.power, value: ownPower ? ownPower.join(" ") : power.general },
      { label: labels.water, value: gallonsAndLitres(specifications.waterCapacity, language) },
      { label: labels.waste, value: gallonsAndLitres(specifications.wasteCapacity, language) },
    ],
  };
}
