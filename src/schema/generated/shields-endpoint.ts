// SPDX-License-Identifier: Apache-2.0
// Generated from ../shields-endpoint.schema.json, do not edit: npm run schema

/**
 * badges/EXPERIMENT.json: what shields' endpoint badge reads. After the property table of https://shields.io/badges/endpoint-badge, with the properties that we write.
 */
export interface ShieldsEndpoint {
  /**
   * Always the number 1.
   */
  readonly schemaVersion: 1;
  /**
   * The left text.
   */
  readonly label: string;
  /**
   * The right text; cannot be empty.
   */
  readonly message: string;
  /**
   * The right colour. Shields takes named colours and CSS colours as well.
   */
  readonly color: string;
  /**
   * Treat as an error badge: the colour cannot be overridden by the query.
   */
  readonly isError: boolean;
}
