// SPDX-License-Identifier: Apache-2.0
// Stands in the bundle for what dockerode loads and we never call: ssh engines and BuildKit sessions.
exports.Client = function Client() {
  throw new Error('engines over ssh are not supported; set DOCKER_HOST to a socket or a tcp address');
};
