import type { Link } from "../../content/link.ts";

type Props = { heading: string; lists: { heading: string; cities: Link[] }[] };

export function CityLists({ heading, lists }: Props) {
  return (
    <section className="band frame grid gap-y-8 lg:split-4">
      <h2 className="text-title-3">{heading}</h2>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {lists.map((list) => (
          <div key={list.heading}>
            <h3 className="border-b hairline pb-3 text-xl">{list.heading}</h3>
            <ul className="mt-2 columns-[2_7.5rem] gap-x-8 max-[22rem]:gap-x-5">
              {list.cities.map(({ label, path }) => (
                <li key={path} className="break-inside-avoid">
                  <a
                    href={path}
                    className="inline-flex min-h-11 items-center whitespace-nowrap hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
