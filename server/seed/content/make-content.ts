import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ProjectType } from '#seed/calls/call-text.ts';
import { banners } from '#seed/content/banners.ts';
import { clients } from '#seed/content/clients.ts';
import { projects, type ShownProject } from '#seed/content/projects.ts';
import type { Random } from '#seed/random.ts';
import { timeOnDay } from '#seed/times.ts';

const pictureOf: Record<ShownProject['type'], ProjectType> = {
  Movies: 'Movie',
  'Web Series': 'Web Series',
  Advertisement: 'Advertisement',
};

/** Generates the content that staff would have written by the given time. */
export function makeContent(random: Random, now: Date) {
  const today = dayInIndia(now);
  const year = Number(today.slice(0, 4));
  return {
    projects: projects.map(({ years_ago, ...project }, index) => ({
      row: {
        ...project,
        id: random.uuid(),
        released_year: year - years_ago,
        created_at: timeOnDay(random, addDays(today, -10 - index)),
      },
      kind: pictureOf[project.type],
      turn: index,
    })),
    clients: clients.map(({ name, mark, colors }, index) => ({
      row: { id: random.uuid(), name, created_at: timeOnDay(random, addDays(today, -400 + index * 30)) },
      mark,
      colors,
    })),
    banners: banners.map(({ alt, kind, turn }, index) => ({
      row: { id: random.uuid(), alt, place: index + 1 },
      kind,
      turn,
    })),
  };
}
