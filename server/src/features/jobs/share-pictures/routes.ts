import { closesAt } from '@kirdaar/contract/rules/calendar';
import { addressIn, type Language, languages } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findJob } from '#features/jobs/jobs/queries.ts';
import { drawSharePicture, type ShareFacts } from '#features/jobs/share-pictures/draw-share-picture.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { siteAddress } from '#platform/config/config.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('shareTexts');
const calls = serverWords('calls');
const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });
/** A few megabytes. */
const MAX_KEPT = 60;

interface Drawn {
  shared: ShareFacts;
  language: Language;
}

export function sharePictureRoutes(app: FastifyInstance, services: Services) {
  const product = services.config.PRODUCT_NAME;
  // Drawing long texts in some scripts takes a second.
  const pictures = new LRUCache<string, Buffer, Drawn>({
    max: MAX_KEPT,
    ignoreFetchAbort: true,
    fetchMethod: (_facts, _stale, { context: { shared, language } }) =>
      limitRendering(() => drawSharePicture(shared, language, product)),
  });

  serve(app, 'GET /api/casting-calls/:id/share-texts', async ({ params }) => {
    const texts = await Promise.all(
      languages.map(async (language) => [
        language,
        textOf(await readShared(services, params.id, language), language),
      ]),
    );
    return { success: true, texts: Object.fromEntries(texts) };
  });

  serve(app, 'GET /api/casting-calls/:id/picture.png', async ({ params, query: { language } }) => {
    const shared = await readShared(services, params.id, language);
    return pictures.forceFetch(JSON.stringify([language, shared]), { context: { shared, language } });
  });

  /** As WhatsApp shows it: a line in asterisks is bold. */
  function textOf({ title, house, facts, isOpen: open, url }: ShareFacts, language: Language): string {
    return [
      `*${words[language].casting_call}: ${title}*`,
      ...(house ? [house] : []),
      ...facts.map(([label, value]) => `${label}: ${value}`),
      open ? words[language].apply_free(product) : words[language].closed_lead,
      url,
    ].join('\n');
  }
}

async function readShared(
  { db, now, config }: Services,
  id: string,
  language: Language,
): Promise<ShareFacts> {
  const job = orThrow(await findJob(db, id, null), 'job_not_found');
  const days = { shoot: job.shoot_dates, deadline: job.application_deadline };
  const dayText = (day: string | null) => (day ? formatDay(day, language) : '');
  const facts = {
    person: words[language].person(words[language].gender_name(job.gender), job.age_range),
    city: words[language].place_name(job.city_location),
    languages: words[language].language_names(job.language_required),
    pay: calls[language].pay_text(job.compensation ?? ''),
    shoot: dayText(days.shoot),
    deadline: dayText(days.deadline),
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return {
    title: calls[language].call_title(job.title),
    house: job.production_house_name,
    isVerified: job.production_house.verified,
    isOpen: job.status === 'open' && !job.applications_stopped && closesAt(job.application_deadline) > now(),
    facts: names
      .filter((name) => facts[name])
      .map((name) => [words[language].share_facts[name], facts[name]]),
    url: siteAddress(config) + addressIn(language, `/castingcalls/${id}`),
  };
}
