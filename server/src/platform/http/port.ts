import { createServer } from 'node:net';

/** Throws a readable error when another program listens on the port; 0 asks for any free port. */
export async function rejectTakenPort(host: string, port: number): Promise<void> {
  await new Promise<void>((free, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => fail(portError(error, port)));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') return new Error(`This user may not use port ${port}. Choose one above 1023.`);
  return error;
}
