import type { Business } from "../../content/business/business.ts";
import type { Link } from "../../content/link.ts";
import type { SiteNavigation } from "../../content/navigation/navigation.ts";
import { paths, plannerPath } from "../../content/paths.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";

type Props = {
  business: Business;
  navigation: SiteNavigation;
  hasSample: boolean;
  /** Year of the build, the last of the copyright line. */
  year: number;
};

const link = "inline-flex min-h-11 items-center hover:underline lg:min-h-8";
const heading = "mb-2 text-xl";
/** On phones as many columns as there is room for. */
const columns = "max-sm:grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] max-sm:gap-x-6";

/** The footer of every page: contact, social profiles, links, services. */
export function SiteFooter({ business, navigation, hasSample, year }: Props) {
  const { links, footer } = navigation.words;
  const { quickLinks, planning, services, contact } = footer;
  const quick = [
    { label: links.home, path: paths.home },
    { label: links.trailers, path: paths.short.trailers },
    { label: links.about, path: paths.short.about },
    { label: links.contact, path: paths.short.contact },
  ];
  const ahead = [
    { label: links.serviceAreas, path: paths.wholeProvince },
    { label: planning.guestPlanner, path: plannerPath },
    { label: planning.guides, path: paths.blog },
    { label: planning.costAndBooking, path: paths.costAndBooking },
  ];
  return (
    <footer className="on-dark bg-forest pb-(--phone-bar-height) text-sm text-linen print:hidden">
      <div
        className={`frame grid gap-x-8 gap-y-6 py-8 ${columns} max-sm:*:first:col-span-full max-sm:*:last:col-span-full sm:grid-cols-2 md:max-lg:grid-cols-3 md:max-lg:*:first:row-span-2 md:max-lg:*:last:col-start-3 md:max-lg:*:last:row-span-2 md:max-lg:*:last:row-start-1 lg:grid-cols-12 lg:*:col-span-3 lg:*:first:col-span-4 lg:*:nth-2:col-span-2 lg:py-12`}
      >
        <div>
          <a href={paths.home} className="inline-flex min-h-11 items-center gap-2.5">
            <Wordmark name={business.name} />
          </a>
          <p className="mb-5 max-w-[22em] text-brass-pale max-sm:hidden">{business.tagline}</p>
          <h2 className={`${heading} max-sm:mt-6`}>{contact.heading}</h2>
          <ContactDetails business={business} />
          <SocialProfiles profiles={business.social} />
        </div>
        <nav aria-label={quickLinks.heading}>
          <h2 className={heading}>{quickLinks.heading}</h2>
          <ul>
            <Links links={quick} />
          </ul>
        </nav>
        <div>
          <h2 className={heading}>{planning.heading}</h2>
          <ul>
            <Links links={ahead} />
          </ul>
        </div>
        <div>
          <h2 className={heading}>{services.heading}</h2>
          <ul
            className={`max-sm:grid max-sm:auto-rows-fr ${columns} max-sm:gap-y-1.5 max-sm:leading-snug`}
          >
            <Links links={navigation.served} />
          </ul>
        </div>
      </div>
      <SmallPrint business={business} words={footer} hasSample={hasSample} year={year} />
    </footer>
  );
}

function SocialProfiles({ profiles }: { profiles: Business["social"] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {profiles.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline decoration-brass/60 underline-offset-4"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: Link[] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <a href={path} className={link}>
        {label}
      </a>
    </li>
  ));
}

function ContactDetails({ business }: Pick<Props, "business">) {
  return (
    <address className="flex flex-wrap gap-x-4 sm:block">
      <a href={business.phoneLink} className={link}>
        {business.phone}
      </a>
      <br className="max-sm:hidden" />
      <a href={`mailto:${business.email}`} className={link}>
        {business.email}
      </a>
      <p className="text-brass-pale">
        {business.baseTown}, {business.province}
        <br />
        {business.hours}, <span className="whitespace-nowrap">{business.days}</span>
      </p>
    </address>
  );
}

type SmallPrintProps = Omit<Props, "navigation"> & { words: SiteNavigation["words"]["footer"] };

/** The copyright line, the sentence about samples and the links to the policies. */
function SmallPrint({ business, words, hasSample, year }: SmallPrintProps) {
  const years = year > business.firstYear ? `${business.firstYear}–${year}` : business.firstYear;
  return (
    <div className="frame flex flex-wrap items-center gap-x-6 border-t hairline py-2 text-brass-pale">
      <p>
        © {years} {business.fullName}
      </p>
      {hasSample && <p>{words.samples}</p>}
      <div className="flex flex-wrap gap-x-6 lg:ml-auto">
        <a href={paths.privacy} className={`${link} text-linen`}>
          {words.privacy}
        </a>{" "}
        <a href={paths.accessibility} className={`${link} text-linen`}>
          {words.accessibility}
        </a>
      </div>
    </div>
  );
}
