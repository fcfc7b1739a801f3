// SPDX-License-Identifier: Apache-2.0
/** A self-signed certificate for the loopback, made anew for each cluster, so that no private key lies in the repository. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const oids = {
  ecdsaWithSha256: Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]),
  commonName: Buffer.from([0x55, 0x04, 0x03]),
  subjectAltName: Buffer.from([0x55, 0x1d, 0x11]),
  basicConstraints: Buffer.from([0x55, 0x1d, 0x13]),
};

const tag = { integer: 2, bits: 3, octets: 4, oid: 6, utf8: 12, utcTime: 23, sequence: 48, set: 49 };

/** For 127.0.0.1 and localhost, for two days. */
export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(tag.sequence, der(tag.oid, oids.ecdsaWithSha256));
  const commonName = der(tag.sequence, der(tag.oid, oids.commonName), der(tag.utf8, Buffer.from('test-cluster')));
  const name = der(tag.sequence, der(tag.set, commonName));
  const dayMs = 86_400_000;
  const validity = der(tag.sequence, utcTime(Date.now() - dayMs), utcTime(Date.now() + dayMs));
  const body = der(
    tag.sequence,
    der(0xa0, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1, ...randomBytes(8)])),
    ...[algorithm, name, validity, name, publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, der(tag.sequence, alternativeNames(), authority())),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = der(tag.sequence, body, algorithm, der(tag.bits, signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function alternativeNames(): Buffer {
  const names = der(tag.sequence, der(0x87, Buffer.from([127, 0, 0, 1])), der(0x82, Buffer.from('localhost')));
  return der(tag.sequence, der(tag.oid, oids.subjectAltName), der(tag.octets, names));
}

function authority(): Buffer {
  const isAuthority = der(tag.sequence, Buffer.from([1, 1, 0xff]));
  return der(tag.sequence, der(tag.oid, oids.basicConstraints), der(tag.octets, isAuthority));
}

function utcTime(atMs: number): Buffer {
  const text = new Date(atMs).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return der(tag.utcTime, Buffer.from(`${text}Z`));
}

function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
}
