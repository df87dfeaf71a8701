import { vi } from 'vitest';

type Stores = Map<string, Map<unknown, unknown>>;

/** Replaces the databases and files that a browser keeps, which jsdom does not have. Returns the files by name. */
export function mockDeviceStorage() {
  const databases = new Map<string, Stores>();
  const files = new Map<string, number[]>();
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const isNew = !databases.has(name);
      const stores: Stores = databases.get(name) ?? new Map();
      databases.set(name, stores);
      const result = {
        createObjectStore: (store: string) => stores.set(store, new Map()),
        transaction: (store: string) => transactionOf(stores.get(store) ?? new Map()),
        close: () => {},
      };
      const request = { result, onupgradeneeded: () => {}, onsuccess: () => {} };
      queueMicrotask(() => {
        if (isNew) request.onupgradeneeded();
        request.onsuccess();
      });
      return request;
    },
    deleteDatabase: (name: string) => databases.delete(name),
  });
  const folder = {
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (create) files.set(name, files.get(name) ?? []);
      const bytes = files.get(name);
      if (!bytes) throw new DOMException('No such file.', 'NotFoundError');
      return handleOf(name, bytes);
    },
    removeEntry: async (name: string) => void files.delete(name),
  };
  const root = { getDirectoryHandle: async () => folder, removeEntry: async () => files.clear() };
  const held = new Set<string>();
  const locks = {
    request: async (name: string, ...[second, third]: unknown[]) => {
      const run = (third ?? second) as (lock: object | null) => Promise<unknown>;
      if (held.has(name)) return run(null);
      held.add(name);
      return run({ name }).finally(() => held.delete(name));
    },
  };
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, language: 'en-IN', onLine: true, locks },
    storage: { getDirectory: async () => root },
  });
  return files;
}

function transactionOf(values: Map<unknown, unknown>) {
  const transaction = { oncomplete: () => {}, onabort: () => {}, error: null, objectStore };
  function objectStore() {
    const done = (result?: unknown) => {
      setTimeout(() => transaction.oncomplete());
      return { result };
    };
    return {
      put: (value: unknown, key: unknown) => done(values.set(key, value)),
      get: (key: unknown) => done(values.get(key)),
      getAll: () => done([...values.values()]),
      delete: (key: unknown) => done(values.delete(key)),
    };
  }
  return transaction;
}

function handleOf(name: string, bytes: number[]) {
  const getFile = async () => new File([Uint8Array.from(bytes)], name);
  const createSyncAccessHandle = async () => ({
    write: (part: ArrayBuffer, { at }: { at: number }) =>
      bytes.splice(at, bytes.length, ...new Uint8Array(part)),
    getSize: () => bytes.length,
    flush: () => {},
    close: () => {},
  });
  return { getFile, createSyncAccessHandle };
}
