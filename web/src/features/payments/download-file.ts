/** Saves a file under a name; throws when it cannot be had, without leaving the page. */
export async function downloadFile(url: string, name: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
