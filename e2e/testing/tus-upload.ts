const UPLOADS = '/api/user/media/uploads';

/** Begins a resumable upload of a video as the demo world's talent. Throws the status if it is rejected. */
export async function openUpload(origin: string, bytes: Buffer) {
  const body = JSON.stringify({ identifier: 'talent@kirdaar.example', password: 'kirdaar-demo' });
  const headers = { 'content-type': 'application/json' };
  const opened = await fetch(`${origin}/api/user/login`, { method: 'POST', headers, body });
  const { token } = await opened.json();
  const tus = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };

  const begun = await fetch(origin + UPLOADS, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': `${bytes.length}`,
      'upload-metadata': `kind ${Buffer.from('intro_video').toString('base64')}`,
    },
  });
  if (!begun.ok) throw new Error(`${begun.status}`);
  const url = origin + begun.headers.get('location');
  return {
    /** Sends all bytes from an offset on. */
    send: (offset: number) =>
      fetch(url, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(bytes.subarray(offset)),
      }),
    arrived: async () =>
      Number((await fetch(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset')),
  };
}
