import type { CategoryPage } from "../../content/posts/category-page.ts";
import type { Testimonial } from "../../content/testimonials.ts";
import { Photo } from "../../ui/Photo.tsx";
import { LargeTestimonial } from "../shared/Testimonials.tsx";

type Room = NonNullable<CategoryPage["room"]>;

/** A room of a trailer beside the words of a customer. */
export function RoomWithTestimonial({
  photo,
  testimonial,
}: Pick<Room, "photo"> & { testimonial: Testimonial }) {
  return (
    <div className="has-bleed pt-16">
      <div className="frame grid items-center gap-y-4 md:split-7">
        <div className="bleed-left max-md:-mx-(--gutter)">
          <Photo
            photo={photo}
            sizes="(width < 48rem) 100vw, (width < 90rem) 42rem, 54vw"
            className="aspect-[3/2] max-h-[32rem] w-full md:max-lg:aspect-square"
          />
        </div>
        <LargeTestimonial {...testimonial} sampleWords="text-2xl leading-snug lg:text-[2.125rem]" />
      </div>
    </div>
  );
}
