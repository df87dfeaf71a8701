import sharp from 'sharp';

/** A real photograph's file, with the EXIF data that a camera writes. */
export async function picture(name = 'photo.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Camera of the test' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** The beginning of an MP4 file: enough to be told by its content. */
export function video(name = 'audition.mp4'): File {
  const header = '\0\0\0\x18ftypisom\0\0\0\0isommp42';
  return new File([Buffer.from(header, 'latin1')], name, { type: 'video/mp4' });
}

/** A text that calls itself a picture. */
export function falsePicture(): File {
  return new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
}

/** A picture that breaks off after its first bytes. */
export async function brokenPicture(): Promise<File> {
  return new File([(await picture()).slice(0, 60)], 'photo.png', { type: 'image/png' });
}
