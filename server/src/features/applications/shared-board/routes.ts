import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { identifyViewer, sendViewerCode } from '#features/applications/client-viewers/identify-viewer.ts';
import { readSharedBoard, saveResponse } from '#features/applications/shared-board/shared-board.ts';
import {
  addressOfVideo,
  commentAsClient,
  findVideo,
} from '#features/applications/shared-board/shared-videos.ts';
import { openWatermarkedPictures } from '#features/applications/shared-board/watermarked-pictures.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { sendFile } from '#platform/storage/send-file.ts';
import { signedLink } from '#platform/storage/storage.ts';

const picture = signedLink.extend({
  share: z.uuid(),
  drawer: z.enum(['public', 'private']),
  // Only one dot, before the extension, so that a name cannot lead to another folder.
  name: z.string().regex(/^[\w-]+\.\w+$/),
});
const signedVideo = signedLink.extend({ viewer: z.uuid(), video: z.uuid() });

/** What the recipients of a share link see and say. */
export function sharedBoardRoutes(app: FastifyInstance, services: Services) {
  const { config } = services;

  serve(app, 'POST /api/shared-board', async ({ body }) => {
    return { success: true, ...(await readSharedBoard(services, body)) };
  });

  serve(app, 'POST /api/shared-board/code', async ({ body, ...request }) => {
    await sendViewerCode(services, body, bindGuesser(config, request));
    return { success: true, message: msg('code_sent') };
  });

  serve(app, 'POST /api/shared-board/viewers', async ({ body, ...request }) => {
    return { success: true, viewer: await identifyViewer(services, body, findGuesser(config, request)) };
  });

  serve(app, 'PUT /api/shared-board/response', async ({ body }) => {
    return { success: true, message: msg('saved'), response: await saveResponse(services, body) };
  });

  serve(app, 'POST /api/shared-board/video', async ({ body }) => {
    return { success: true, url: await addressOfVideo(services, body) };
  });

  serve(app, 'POST /api/shared-board/comments', async ({ body }) => {
    await commentAsClient(services, body);
    return { success: true, message: msg('saved') };
  });

  const findPicture = openWatermarkedPictures(services);
  app.get('/media/shared/:share/:drawer/:name', async (request, reply) => {
    const { data: requested } = picture.safeParse({ ...Object(request.params), ...Object(request.query) });
    const found = requested && (await findPicture(requested));
    if (!found) throw new AppError('file_not_found');
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' }).send(found);
  });

  app.get('/media/shared-videos/:viewer/:video', async (request, reply) => {
    const { data: requested } = signedVideo.safeParse({
      ...Object(request.params),
      ...Object(request.query),
    });
    const found = requested && (await findVideo(services, requested));
    if (!found) throw new AppError('file_not_found');
    return sendFile(request, reply, { ...found, cache: 'private, no-store' });
  });
}
