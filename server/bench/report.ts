import type { Case } from '#bench/cases.ts';
import type { Measured } from '#bench/measure.ts';

export interface Row {
  measured: Case;
  connections: number;
  product: Measured;
  reference?: Measured;
  /** Requests per second; missing if pgbench is not available. */
  pgbench?: number;
}

const OF_REFERENCE = 0.9;
const TAIL_MS: Record<number, number> = { 1: 50, 32: 150 };

export const head =
  '| case | clients | req/s | p50 ms | p99 ms | bare node:http + pg | of bare | pgbench | of pgbench |\n' +
  '|---|---|---|---|---|---|---|---|---|';

/** Formats one row of the results table. */
export function line({ measured, connections, product, reference, pgbench }: Row): string {
  const cells = [
    measured.name,
    connections,
    whole(product.perSecond),
    product.p50,
    product.p99,
    reference ? whole(reference.perSecond) : '–',
    reference ? ratio(product.perSecond / reference.perSecond) : '–',
    pgbench ? whole(pgbench) : '–',
    pgbench ? ratio(product.perSecond / pgbench) : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Reports for each goal of a row whether it is reached. */
export function goals({ measured, connections, product, reference, pgbench }: Row): string[] {
  const of = `${measured.name}, ${connections} client${connections > 1 ? 's' : ''}`;
  const lines: string[] = [];
  if (reference) {
    const reached = product.perSecond / reference.perSecond;
    lines.push(goal(reached >= OF_REFERENCE, `${of}: ${ratio(reached)} of bare, ${OF_REFERENCE} wanted`));
  }
  if (pgbench && measured.ofPgbench) {
    const reached = product.perSecond / pgbench;
    lines.push(
      goal(
        reached >= measured.ofPgbench,
        `${of}: ${ratio(reached)} of pgbench, ${measured.ofPgbench} wanted`,
      ),
    );
  }
  const tail = TAIL_MS[connections];
  if (measured.hasTail && tail) {
    lines.push(goal(product.p99 < tail, `${of}: p99 ${product.p99} ms, under ${tail} wanted`));
  }
  return lines;
}

function goal(isReached: boolean, text: string): string {
  return `${isReached ? 'pass' : 'FAIL'}  ${text}`;
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-IN');
}

function ratio(figure: number): string {
  return figure.toFixed(2);
}
