type Props = { choices: readonly { value: string; label: string }[] };

/** The options of a select. */
export const Options = ({ choices }: Props) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
