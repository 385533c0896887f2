import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { DeskFigures } from "../../server/desk-answers.ts";
import { dollarsOf } from "../amount.ts";
import { figuresQuery } from "../server-api/queries.ts";
import { Empty, Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { language, words } from "../words.ts";
import { listPeriods, PeriodChoice } from "./PeriodChoice.tsx";
import { Plots } from "./Plots.tsx";

/** How business goes: counts, plots and tables of a period. */
export default function FiguresScreen() {
  const [period, setPeriod] = useState(() => listPeriods().threeMonths);
  const query = useQuery(figuresQuery(period));
  return (
    <>
      <ScreenHeading title={words.titles.figures} />
      <PeriodChoice period={period} onChange={setPeriod} />
      <Loaded query={query}>{(figures) => <Shown figures={figures} />}</Loaded>
    </>
  );
}

function Shown({ figures }: { figures: DeskFigures }) {
  const { from, to } = figures.period;
  return (
    <>
      <p className="mb-5 text-moss">Requests received {daysInShort(from, to)}</p>
      {figures.total === 0 ? (
        <Empty title="No requests in these days" text="Choose a longer period." />
      ) : (
        <>
          <Summary figures={figures} />
          <Plots figures={figures} />
        </>
      )}
    </>
  );
}

function Summary({ figures }: { figures: DeskFigures }) {
  const { answers, booked, bookedCents, lost, promised, quotedCents, total } = figures;
  const share = (count: number) => `${Math.round((count / total) * 100)}%`;
  const summary = [
    { name: "requests", figure: total.toLocaleString(language) },
    { name: `answered within ${promised}`, figure: share(answers.inTime) },
    { name: "not answered yet", figure: answers.notYet },
    { name: "booked", figure: `${booked} (${share(booked)})` },
    { name: "lost", figure: lost },
    { name: "quoted in all", figure: dollarsOf(quotedCents) },
    { name: "booked in all", figure: dollarsOf(bookedCents) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-t border-hairline pt-5 sm:grid-cols-3 lg:grid-cols-4">
      {summary.map(({ name, figure }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-moss">{name}</dt>
          <dd className="font-display text-2xl text-forest tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
