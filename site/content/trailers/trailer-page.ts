import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsAtDinner } from "../../../quote-request/stations.ts";
import { readCityLinks } from "../cities/cities.ts";
import { readClosing } from "../closing.ts";
import { readDataOf, readPage } from "../entries.ts";
import { readFactList } from "../facts/fact-lists.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths, plannerPath } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { countStations, feetAndMetres, gallonsAndLitres, type Trailer } from "./trailers.ts";

export type TrailerPage = Awaited<ReturnType<typeof readTrailerPage>>;

/** Returns everything that a trailer's page shows. */
export async function readTrailerPage({ id, data }: Trailer) {
  const [words, closing, quoteList] = await Promise.all([
    readPage("trailerPage"),
    readClosing(),
    readPage("quoteList"),
  ]);
  const { language } = closing.business;
  const { mostPopular, plan, specifications } = data;
  const { length, width, waterCapacity, wasteCapacity } = specifications;
  const { keySpecifications: key, detailedSpecifications: detailed, capacity, power } = words;
  const { eightHours, fiveHours } = data.capacity;
  const dinner = guestsAtDinner(data.stalls);
  const photos = await Promise.all(data.galleryImages.map(readPhoto));
  return {
    path: paths.trailer(id),
    breadcrumb: await readBreadcrumb(data.name, { label: words.breadcrumb, path: paths.trailers }),
    back: { label: words.backToAll, path: paths.trailers },
    print: words.print,
    hero: {
      heading: interpolate(words.heading, { stalls: data.stalls }),
      stations: countStations(data.stalls, words.stations),
      mostPopular: mostPopular && words.mostPopular,
      description: data.fullDescription,
      keySpecifications: {
        heading: key.heading,
        rows: [
          { label: key.dimensions, value: `${length} × ${width} ft` },
          { label: key.weight, value: specifications.weight },
          { label: key.water, value: `${waterCapacity} US gal` },
          { label: key.waste, value: `${wasteCapacity} US gal` },
        ],
      },
      quote: words.quote,
      ask: words.ask,
      askPath: paths.contact,
      addToQuote: { item: id, name: data.name, words: quoteList },
    },
    photos,
    planAndSite: {
      eyebrow: words.plan.eyebrow,
      plan,
      photo: await readPhoto(plan.photo),
      drawing: paths.drawing(id),
      length,
      width,
      height: specifications.height,
      capacity: {
        ...capacity,
        note: data.capacity.note,
        planned:
          dinner < eightHours ? interpolate(capacity.planned, { eightHours, dinner }) : undefined,
        planner: { label: capacity.planner, path: plannerPath },
        rows: [
          { label: capacity.eightHours, guests: eightHours },
          { label: capacity.fiveHours, guests: fiveHours },
        ],
      },
      power: {
        heading: power.heading,
        list: [{ label: power.label, text: data.powerOnSite ?? power.general }, ...power.list],
      },
    },
    figures: {
      specifications: {
        heading: detailed.heading,
        rows: [
          { label: detailed.length, value: feetAndMetres(length) },
          { label: detailed.width, value: feetAndMetres(width) },
          { label: detailed.height, value: feetAndMetres(specifications.height) },
          { label: detailed.weight, value: specifications.weight },
          { label: detailed.power, value: specifications.powerRequirement ?? power.general },
          { label: detailed.water, value: gallonsAndLitres(waterCapacity, language) },
          { label: detailed.waste, value: gallonsAndLitres(wasteCapacity, language) },
        ],
      },
      features: { heading: words.features.heading, list: data.features },
    },
    facts: await readFactList("trailer", id),
    addOns: { ...words.addOns, list: data.addOns, words: quoteList },
    mostPopular,
    questions: {
      heading: words.faq.heading,
      questions: [...data.ownQuestions, ...(await readDataOf(data.questions))],
      more: { label: words.faq.more, path: paths.costAndBooking },
    },
    cityLine: { ...words.cities, cities: await readCityLinks(words.cities.cities) },
    closing: {
      ...closing,
      heading: interpolate(words.closing.heading, { name: data.name }),
      button: words.closing.quote,
      call: words.closing.call,
    },
  };
}
