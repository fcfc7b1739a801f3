// SPDX-License-Identifier: Apache-2.0

/**
 * One line of an inventory, and of what a sweep removed. Owns its shape.
 */

export interface Thing {
  readonly kind: 'sandbox' | 'process' | 'container' | 'volume' | 'network';
  readonly id: string;
  readonly instance?: string;
  readonly role?: string;
  readonly identity?: string;
}
