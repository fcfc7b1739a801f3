// SPDX-License-Identifier: Apache-2.0
/** The key pair with which a gateway signs what its sandboxes show it. Made once per run and readable by its user alone. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Writes signing.pem, public.pem and kid. */
export function writeKeys(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const files = { 'signing.pem': privateKey, 'public.pem': publicKey, kid: crypto.randomBytes(16).toString('hex') };
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o600 });
  }
}
