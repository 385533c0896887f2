import { readClosing } from "../closing.ts";
import { readEntries, readPage } from "../entries.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";

export type ServicesPage = Awaited<ReturnType<typeof readServicesPage>>;

/** Returns everything that the services page shows. */
export async function readServicesPage() {
  const page = await readPage("servicesPage");
  const { others, testimonials } = page;
  return {
    ...page,
    photo: await readHeroPhoto(page.photo),
    services: await readServices(),
    others: {
      heading: others.heading,
      services: others.list.map(({ label, category }) => ({
        label,
        path: paths.category(category.id),
      })),
    },
    testimonials: {
      heading: testimonials.heading,
      shown: await readTestimonials(testimonials.shown),
    },
    closing: await readClosing({ heading: page.closing }),
  };
}

async function readServices() {
  const services = await readEntries("services");
  services.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    services.map(async ({ data }) => ({
      ...data,
      path: paths.category(data.category.id),
      photo: await readPhoto(data.photo),
    })),
  );
}
