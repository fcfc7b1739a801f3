// SPDX-License-Identifier: Apache-2.0
/** Files of a zip in memory, by name, in their order. */
import { buffer as readBuffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error: Error | null, opened) => {
      if (error === null) resolve(opened);
      else reject(error);
    });
  });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error: Error | null, stream) => {
        if (error !== null) {
          reject(error);
          return;
        }
        readBuffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return files;
}
