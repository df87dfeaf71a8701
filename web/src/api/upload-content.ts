import type { UploadKind } from '@kirdaar/contract/rules/uploads';

/** The files that a field or a message accepts. */
export interface FileRule {
  extensions: readonly string[];
  bytes: number;
  /** For example `a PDF of at most 20 MB`. */
  description: string;
  /** What a file contains, judged by its name. */
  kindOf: (file: File) => UploadKind | 'pdf';
}

/** What a file is by its first bytes, which its name does not show. */
type Content = UploadKind | 'heic' | 'gif' | 'avif' | 'pdf' | 'document' | 'unknown' | 'other';

const names: Record<Exclude<Content, 'unknown' | 'other'>, string> = {
  image: 'a picture',
  heic: 'a picture',
  gif: 'a GIF',
  avif: 'an AVIF picture',
  video: 'a video',
  audio: 'a recording',
  pdf: 'a PDF',
  document: 'a document or an archive',
};

/** What was found out about the content of chosen files. */
const found = new WeakMap<File, string>();

/** Returns what is wrong with a file as far as its name and size tell, or as its content told before. */
export function checkFile({ extensions, bytes, description }: FileRule, file: File): string | undefined {
  const choose = `Please choose ${description}.`;
  if (file.size === 0) return `This file is empty. ${choose}`;
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (extension === 'pdf' && !extensions.includes('pdf')) return `This file is ${names.pdf}. ${choose}`;
  const fits = extensions.includes(extension) && file.size <= bytes;
  return fits ? found.get(file) : choose;
}

/** Reads the beginning of a file and returns what is wrong with it; `checkFile` then knows it too. */
export async function inspectFile(rule: FileRule, file: File): Promise<string | undefined> {
  const wrong = checkFile(rule, file);
  if (wrong) return wrong;
  const problem = problemOf(rule.kindOf(file), await contentOf(file));
  if (problem) found.set(file, `${problem} Please choose ${rule.description}.`);
  return found.get(file);
}

function problemOf(kind: UploadKind | 'pdf', content: Content | 'damaged'): string | undefined {
  if (content === 'damaged') return 'This file is damaged or was not copied completely.';
  // The server reads the containers of videos and recordings itself.
  if (content === 'other' || (content === 'unknown' && (kind === 'video' || kind === 'audio')))
    return undefined;
  if (content === 'unknown') return `This file is damaged or not ${kind === 'pdf' ? 'a PDF' : 'a picture'}.`;
  return isOf(kind, content)
    ? undefined
    : `This file is ${names[content]}, although its name says otherwise.`;
}

function isOf(kind: UploadKind | 'pdf', content: Content): boolean {
  // The containers of recordings also hold videos.
  if (kind === 'audio') return content !== 'pdf' && content !== 'document';
  return content === kind || (content === 'heic' && kind === 'image');
}

/** The first bytes of the kinds of files that people send. */
const beginnings: readonly [RegExp, Content][] = [
  [/^%PDF/, 'pdf'],
  [/^(PK|\xd0\xcf.\xe0)/, 'document'],
  [/^(\x89PNG|\xff\xd8\xff|RIFF....WEBP)/s, 'image'],
  [/^GIF8/, 'gif'],
  [/^....ftypavi[fs]/s, 'avif'],
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
