// SPDX-License-Identifier: Apache-2.0
/**
 * Scrapes of a system as series, each in one piece, although a metrics file holds them scrape by scrape. The file is read
 * again for each part of the series, so that memory holds one part and never all samples. What the types of the metrics
 * were is not recorded, so none is claimed.
 */
import type { Sample, Scrape } from '../domain/evidence.ts';
import { familyHead, joinLabels, type Labels, sampleLine, seriesText, systemName } from './openmetrics-text.ts';

/** Visits the scrapes of one source in order; again each time it is called. */
export interface ScrapeSource {
  readonly name: string;
  readonly visit: (each: (scrape: Scrape) => void) => void;
}

export interface ScrapedMetrics {
  readonly sources: readonly ScrapeSource[];
  readonly labels: Labels;
  /** Milliseconds since 1970 at 0 on the run's clock. */
  readonly startMs: number;
  /** Samples held at once; by default a million. */
  readonly partSamples?: number;
}

export interface LeftOut {
  /** Samples whose metric or label has no name that the format knows, or whose value of a label is no text. */
  readonly unnamed: number;
  /** Samples of further series after the most that are told apart. */
  readonly beyond: number;
  /** Samples that are not later than the one before in their series. */
  readonly outOfOrder: number;
}

const usualPartSamples = 1_000_000;
/** Series that are told apart. */
const maxSeries = 200_000;

interface SeriesPlan {
  readonly name: string;
  samples: number;
}

/** Writes family after family and says what it left out. */
export function writeScrapedMetrics(scraped: ScrapedMetrics, write: (text: string) => void): LeftOut {
  const { plans, unnamed, beyond } = planSeries(scraped);
  const ordered = orderByName(plans);
  let outOfOrder = 0;
  const heads = createHeads(write);
  for (const part of partsOf(ordered, scraped.partSamples ?? usualPartSamples)) {
    outOfOrder += writePart(part, scraped, { heads, write });
  }
  return { unnamed, beyond, outOfOrder };
}

/** Says of each name once what it is; names come in one piece each. */
function createHeads(write: (text: string) => void): (name: string) => void {
  let last: string | null = null;
  return (name) => {
    if (name !== last) write(familyHead(name, { help: 'As the system exposed it.', type: null }));
    last = name;
  };
}

/** A function of its own, so that nothing holds a part that is written. Returns how many samples were out of order. */
function writePart(
  part: Planned,
  scraped: ScrapedMetrics,
  to: { readonly heads: (name: string) => void; readonly write: (text: string) => void },
): number {
  let outOfOrder = 0;
  for (const [series, { plan, times, values, length }] of fillPart(part, scraped)) {
    outOfOrder += plan.samples - length;
    to.heads(plan.name);
    writeSeries(series, { times, values, length }, to.write);
  }
  return outOfOrder;
}

interface Samples {
  readonly times: Float64Array;
  readonly values: Float64Array;
  readonly length: number;
}

const linesAtOnce = 1000;

function writeSeries(series: string, { times, values, length }: Samples, write: (text: string) => void): void {
  for (let from = 0; from < length; from += linesAtOnce) {
    let text = '';
    for (let i = from; i < Math.min(length, from + linesAtOnce); i += 1) {
      text += sampleLine(series, values[i] ?? 0, times[i] ?? 0);
    }
    write(text);
  }
}

function planSeries(scraped: ScrapedMetrics): {
  readonly plans: ReadonlyMap<string, SeriesPlan>;
  readonly unnamed: number;
  readonly beyond: number;
} {
  const plans = new Map<string, SeriesPlan>();
  let [unnamed, beyond] = [0, 0];
  eachSample(scraped, ({ series, name }) => {
    if (series === null || name === null) {
      unnamed += 1;
      return;
    }
    const known = plans.get(series);
    if (known !== undefined) known.samples += 1;
    else if (plans.size < maxSeries) plans.set(series, { name, samples: 1 });
    else beyond += 1;
  });
  return { plans, unnamed, beyond };
}

type Planned = readonly (readonly [string, SeriesPlan])[];

/** Series of one name stand together, whichever source they are of. */
function orderByName(plans: ReadonlyMap<string, SeriesPlan>): Planned {
  return [...plans].sort(([a, { name: left }], [b, { name: right }]) => {
    if (left !== right) return left < right ? -1 : 1;
    return a < b ? -1 : 1;
  });
}

function* partsOf(ordered: Planned, partSamples: number): Generator<Planned> {
  let part: (readonly [string, SeriesPlan])[] = [];
  let samples = 0;
  for (const entry of ordered) {
    if (part.length > 0 && samples + entry[1].samples > partSamples) {
      yield part;
      part = [];
      samples = 0;
    }
    part.push(entry);
    samples += entry[1].samples;
  }
  if (part.length > 0) yield part;
}

interface Filled {
  readonly plan: SeriesPlan;
  readonly times: Float64Array;
  readonly values: Float64Array;
  length: number;
}

function fillPart(part: Planned, scraped: ScrapedMetrics): ReadonlyMap<string, Filled> {
  const filled = new Map<string, Filled>(
    part.map(([series, plan]) => [
      series,
      { plan, times: new Float64Array(plan.samples), values: new Float64Array(plan.samples), length: 0 },
    ]),
  );
  eachSample(scraped, ({ series, value, unixMs }) => {
    const into = series === null ? undefined : filled.get(series);
    if (into === undefined || (into.length > 0 && (into.times[into.length - 1] ?? 0) >= unixMs)) return;
    into.times[into.length] = unixMs;
    into.values[into.length] = value;
    into.length += 1;
  });
  return filled;
}

interface PlacedSample {
  /** Null where it cannot be named. */
  readonly series: string | null;
  readonly name: string | null;
  readonly value: number;
  readonly unixMs: number;
}

function eachSample({ sources, labels, startMs }: ScrapedMetrics, visit: (sample: PlacedSample) => void): void {
  for (const source of sources) {
    const nameOf = createNaming({ ...labels, source: source.name });
    source.visit(({ samples, atMs }) => {
      const unixMs = Math.round(startMs + atMs);
      for (const sample of samples ?? []) visit({ ...nameOf(sample), value: sample.value, unixMs });
    });
  }
}

type Naming = (sample: Sample) => Pick<PlacedSample, 'series' | 'name'>;

/** Remembers what it named: the series of a source come again with every scrape. */
function createNaming(own: Labels): Naming {
  const known = new Map<string, ReturnType<Naming>>();
  return (sample) => {
    const key = keyOf(sample);
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    const name = systemName(sample.name);
    const joined = joinLabels(own, sample.labels);
    const named = { name, series: name === null || joined === null ? null : seriesText(name, joined) };
    if (known.size < maxSeries) known.set(key, named);
    return named;
  };
}

/** The value of a label is a text, unless the file was not written by us: then it may be anything. */
function keyOf({ name, labels }: Sample): string {
  let key = name;
  for (const label in labels) {
    const value: unknown = labels[label];
    key += `\0${label}\0${typeof value === 'string' ? value : `\0${typeof value}`}`;
  }
  return key;
}
