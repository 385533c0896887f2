import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** A tall picture of the inside beside the features, in groups, and the specifications. */
export function FeaturesAndSpecs(props: TrailerPage["featuresAndSpecs"]) {
  const { photo, specifications, features } = props;
  return (
    <section className="frame grid grid-cols-[minmax(0,1fr)] gap-8 pb-12 md:gap-y-12 md:pb-16 md:split-5">
      <TallPhoto photo={photo} fills="md" place="lg:row-span-2" />
      <div className="max-md:order-first lg:pl-8">
        <h2 className="text-title-3">{features.heading}</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8">
          {features.groups.map(({ heading, list }) => (
            <li
              key={heading}
              className="border-t hairline pt-4 max-sm:first:col-span-2 sm:first:row-span-2"
            >
              <h3 className="eyebrow font-body">{heading}</h3>
              <ul className="mt-3 grid gap-y-2">
                {list.map((feature) => (
                  <li key={feature}>
                    <NoWrap text={feature} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <div className="md:max-lg:col-span-2 lg:pl-8">
        <h2 className="text-title-3">{specifications.heading}</h2>
        <table className="mt-4 md:mt-6 w-full border-t hairline text-left wrap-anywhere tabular-nums">
          <tbody>
            {specifications.rows.map(({ label, value }) => (
              <tr key={label} className="border-b hairline">
                <th scope="row" className="w-2/5 py-2 pr-4 md:py-3 font-normal text-moss">
                  {label}
                </th>
                <td className="py-2 font-medium md:py-3">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
