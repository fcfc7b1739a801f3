// src/standin/docker/labels.ts
const NAMESPACE_LABEL = "openshell.ai/sandbox-namespace";
const ID_LABEL = "openshell.ai/sandbox-id";
const NAME_LABEL = "openshell.ai/sandbox-name";
const ROLE_LABEL = "openshell.ai/isolation-role";
const EPOCH_LABEL = "openshell-stand-in/epoch";
const IMAGE_LABEL = "openshell-stand-in/image";
const MANAGED = { "openshell.ai/managed-by": "openshell" };
function namespaceLabels(namespace) {
	return {
		...MANAGED,
		[NAMESPACE_LABEL]: namespace
	};
}
function sandboxLabels({ namespace, id, name }) {
	return {
		...namespaceLabels(namespace),
		[ID_LABEL]: id,
		[NAME_LABEL]: name,
		"openshell.ai/sandbox-workspace": "default"
	};
}
function roleLabels(role) {
	return {
		[ROLE_LABEL]: role,
		"openshell.ai/isolation-backend": "docker"
	};
}
export { NAME_LABEL as a, roleLabels as c, NAMESPACE_LABEL as i, sandboxLabels as l, ID_LABEL as n, ROLE_LABEL as o, IMAGE_LABEL as r, namespaceLabels as s, EPOCH_LABEL as t };
