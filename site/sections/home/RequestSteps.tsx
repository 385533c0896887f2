type Props = { heading: string; steps: { title: string; text: string }[] };

/** What happens to a quote request: four numbered steps in a row. */
export function RequestSteps({ heading, steps }: Props) {
  return (
    <section className="frame pb-16">
      <h2 className="mb-8 text-title-3">{heading}</h2>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t hairline pt-4.5">
            <span aria-hidden="true" className="font-display text-2xl leading-none text-brass-deep">
              {index + 1}
            </span>
            <h3 className="mt-3 mb-2 text-xl">{title}</h3>
            <p className="text-base text-moss">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
