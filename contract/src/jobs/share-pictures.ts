import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { bytes, choice, idOf, success } from '#fields.ts';
import { perMinute } from '#rates.ts';
import { languages } from '#rules/languages.ts';

const ofCall = { access: 'public', params: idOf('job_not_found') } as const;

/** A casting call in the form in which people pass it on. */
export const sharePictures = {
  /** Ready texts with the URL of the page. */
  'GET /api/casting-calls/:id/share-texts': endpoint({
    ...ofCall,
    limit: { address: [perMinute(60)] },
    reply: z.object({ success, texts: z.record(z.enum(languages), z.string()) }),
  }),
  /** 1080 × 1350 pixels, with a QR code that leads to the page, which says whether the call is real and open. */
  'GET /api/casting-calls/:id/picture.png': endpoint({
    ...ofCall,
    limit: { address: [perMinute(30)] },
    query: z.object({ language: choice(languages).default('en') }),
    file: 'image/png',
    reply: bytes,
  }),
};
