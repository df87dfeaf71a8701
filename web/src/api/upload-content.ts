import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';

/** What a file is by its first bytes, which its name does not show. */
type Content = UploadKind | 'heic' | 'pdf' | 'document' | 'unknown' | 'other';

const names: Record<'pdf' | 'document', string> = {
  pdf: 'a PDF',
  document: 'a document or an archive',
};
const kindNames: Record<UploadKind, string> = { image: 'a picture', video: 'a video', audio: 'a recording' };

/** What was found out about the content of chosen files. */
const found = new WeakMap<File, string>();

/** Returns what is wrong with a file as far as its name and size tell, or as its content told before. */
export function checkFile(kind: UploadKind, file: File): string | undefined {
  const { extensions, bytes, description } = uploads[kind];
  const choose = `Please choose ${description}.`;
  if (file.size === 0) return `This file is empty. ${choose}`;
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (extension === 'pdf') return `This file is ${names.pdf}. ${choose}`;
  const fits = extensions.some((known) => known === extension) && file.size <= bytes;
  return fits ? found.get(file) : choose;
}

/** Reads the beginning of a file and returns what is wrong with it; `checkFile` then knows it too. */
export async function inspectFile(kind: UploadKind, file: File): Promise<string | undefined> {
  const wrong = checkFile(kind, file);
  if (wrong) return wrong;
  const problem = problemOf(kind, await contentOf(file));
  if (problem) found.set(file, `${problem} Please choose ${uploads[kind].description}.`);
  return found.get(file);
}

function problemOf(kind: UploadKind, content: Content | 'damaged'): string | undefined {
  if (content === 'other') return undefined;
  if (content === 'damaged') return 'This file is damaged or was not copied completely.';
  if (content === 'pdf' || content === 'document')
    return `This file is ${names[content]}, although its name says otherwise.`;
  // The server reads the containers of recordings itself; they also hold videos.
  const isFit = content === kind || (content === 'heic' && kind === 'image') || kind === 'audio';
  if (content === 'unknown') return kind === 'image' ? 'This file is damaged or not a picture.' : undefined;
  const actual = kindNames[content === 'heic' ? 'image' : content];
  return isFit ? undefined : `This file is ${actual}, although its name says otherwise.`;
}

/** The first bytes of the kinds of files that people send. */
const beginnings: readonly [RegExp, Content][] = [
  [/^%PDF/, 'pdf'],
  [/^(PK|\xd0\xcf.\xe0)/, 'document'],
  [/^(\x89PNG|\xff\xd8\xff|RIFF....WEBP)/s, 'image'],
  [/^(RIFF....AVI|.E\xdf\xa3)/s, 'video'],
  [/^(ID3|OggS|fLaC|RIFF....WAVE|\xff[\xf1-\xfb])/s, 'audio'],
  [/^....ftyp(hei|hev|mif1|msf1)/s, 'heic'],
  [/^....ftyp/s, 'video'],
];

async function contentOf(file: File): Promise<Content | 'damaged'> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  // Too little to tell; the server decides.
  if (bytes.length < 16) return 'other';
  const text = String.fromCharCode(...bytes);
  const content = beginnings.find(([beginning]) => beginning.test(text))?.[1] ?? 'unknown';
  return content === 'heic' && !(await isComplete(file)) ? 'damaged' : content;
}

/** Whether the boxes of an ISO media file end where the file ends. */
async function isComplete(file: File): Promise<boolean> {
  let start = 0;
  while (start < file.size) {
    const header = new DataView(await file.slice(start, start + 16).arrayBuffer());
    if (header.byteLength < 8) return false;
    const short = header.getUint32(0);
    // 0 means to the end of the file; 1 that a long size follows.
    if (short === 0) return true;
    if (short === 1 && header.byteLength < 16) return false;
    const size = short === 1 ? Number(header.getBigUint64(8)) : short;
    if (size < 8) return false;
    start += size;
  }
  return start === file.size;
}
