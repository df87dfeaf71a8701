import { clip } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { announce, test as base, piece } from '#testing/tus.ts';

export const UPLOADS = '/api/user/self-tape-uploads';
/** The deadline of the tapes, after `BEFORE` and before the shoot. */
export const DEADLINE = '2026-05-06T18:00:00+05:30';
export const BEFORE = new Date('2026-05-04T12:00:00+05:30');

interface Fixtures {
  /** A house's casting call that asks for self-tapes, and a talent invited to send one. */
  taped: {
    house: { id: string; token: string; email: string; production_house_id: string };
    job: { id: string };
    talent: { id: string; token: string; email: string };
    application: { id: string };
  };
  /** Uploads a whole tape and returns the last response. */
  sendTape: (
    as: Caller,
    application_id: string,
    bytes?: Buffer,
  ) => Promise<{ status: number; text: string; url: string }>;
}

export const test = base.extend<Fixtures>({
  taped: async ({ given, clock }, use) => {
    clock.now = BEFORE;
    const house = await given.house({ company_name: 'Lantern Films', verification: 'documents' });
    const { production_house_id } = house;
    const job = await given.job({
      production_house_id,
      audition_type: 'Self-tape',
      shoot_dates: '2026-06-01',
    });
    const talent = await given.talent({ name: 'Asha Rao' });
    const application = await given.application({ talent_id: talent.id, job_id: job.id });
    await given.tapeRequest(job.id, { deadline: DEADLINE });
    await given.selfTape(application.id);
    await use({ house, job, talent, application });
  },
  sendTape: async ({ tus }, use) => {
    await use(async (as, application_id, bytes) => {
      const video = bytes ?? Buffer.from(await clip('video.mp4').arrayBuffer());
      const headers = announce(video.length, { application_id, filename: 'tape.mp4' });
      const begun = await tus('POST', UPLOADS, as, { headers });
      if (begun.status !== 201) return { ...begun, url: '' };
      const url = String(begun.headers.location);
      return { ...(await tus('PATCH', url, as, piece(video, 0))), url };
    });
  },
});
