import { readClosing } from "../closing.ts";
import { readEntries, readPage } from "../entries.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";

export type ServicesPage = Awaited<ReturnType<typeof readServicesPage>>;

/** Returns everything that the services page shows. */
export async function readServicesPage() {
  const [page, entries] = await Promise.all([readPage("servicesPage"), readEntries("services")]);
  const { benefits, others, testimonials } = page;
  const services = entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(async ({ data }) => ({
      ...data,
      path: paths.category(data.category.id),
      photo: await readPhoto(data.photo),
    }));
  return {
    ...page,
    photo: await readHeroPhoto(page.photo),
    services: await Promise.all(services),
    benefits: { ...benefits, photo: await readPhoto(benefits.photo) },
    others: {
      heading: others.heading,
      services: others.list.map(({ label, category }) => ({
        label,
        path: paths.category(category.id),
      })),
    },
    testimonials: { ...testimonials, shown: await readTestimonials(testimonials.shown) },
    closing: await readClosing({ heading: page.closing, photo: page.closingPhoto }),
  };
}
