export function PromiseStrip({ promises }: { promises: { title: string; text: string }[] }) {
  return (
    <section aria-label="What we promise" className="border-b hairline">
      <ul className="frame grid grid-cols-2 lg:grid-cols-[repeat(4,auto)]">
        {promises.map(({ title, text }) => (
          <li
            key={title}
            className="hairline py-6 pr-6 text-sm leading-snug text-moss lg:min-w-auto max-lg:nth-[n+3]:border-t max-lg:nth-[even]:border-l max-lg:nth-[even]:pl-5 lg:not-first:border-l lg:not-first:pl-7"
          >
            <strong className="mb-1 block font-display text-xl leading-tight font-normal text-ink">
              {title}
            </strong>{" "}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
