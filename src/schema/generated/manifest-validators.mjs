// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../adapter.schema.json, do not edit: npm run schema

import { areEqual, countCharacters } from '../json-values.ts';
import experimentSchema from '../experiment.schema.json' with { type: 'json' };
import adapterSchema from '../adapter.schema.json' with { type: 'json' };
const schema0 = experimentSchema;
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const func4 = areEqual;
const schema1 = experimentSchema["$defs"]["id"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},schema:"^[a-z0-9][a-z0-9-]{0,63}$",parentSchema:schema1,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
(vErrors ??= []).push(err1);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const schema2 = experimentSchema["$defs"]["parameter-name"];
const pattern1 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2,data};
(vErrors ??= []).push(err0);
errors++;
}
if(!pattern1.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema2,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
(vErrors ??= []).push(err2);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
const schema3 = experimentSchema["$defs"]["parameter-value"];
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},schema:schema3.type,parentSchema:schema3,data};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data === "string"){
if(data.length > 4096 && func1(data) > 4096){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema3,data};
(vErrors ??= []).push(err1);
errors++;
}
}
validate7.errors = vErrors;
return errors === 0;
}
const schema4 = experimentSchema["$defs"]["duration"];
const pattern2 = new RegExp("^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$", "u");
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$"},schema:"^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",parentSchema:schema4,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
(vErrors ??= []).push(err1);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const schema5 = experimentSchema["$defs"]["requires"];
const schema6 = experimentSchema["$defs"]["name"];
const pattern3 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema6,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
(vErrors ??= []).push(err1);
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
const schema7 = experimentSchema["$defs"]["system-range"];
const pattern4 = new RegExp("^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$", "u");
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema7.required,parentSchema:schema7,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "version"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema7.properties.name,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.name,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema7.properties.name.type,parentSchema:schema7.properties.name,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$"},schema:"^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",parentSchema:schema7.properties.version,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema7.properties.version.type,parentSchema:schema7.properties.version,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
(vErrors ??= []).push(err7);
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema5,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "settings") || (key0 === "system"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.settings !== undefined){
let data0 = data.settings;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 50){
const err2 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema5.properties.settings,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema5.properties.settings,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data0){
const _errs4 = errors;
if(!(validate13(key1, {instancePath:instancePath+"/settings",parentData:data0,parentDataProperty:"settings",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema5.properties.settings.propertyNames,parentSchema:schema5.properties.settings,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key2 in data0){
if(!(validate7(data0[key2], {instancePath:instancePath+"/settings/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},schema:schema5.properties.settings.type,parentSchema:schema5.properties.settings,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.system !== undefined){
let data2 = data.system;
if(Array.isArray(data2)){
if(data2.length > 20){
const err6 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema5.properties.system,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema5.properties.system,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data2[i0], {instancePath:instancePath+"/system/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "array"},schema:schema5.properties.system.type,parentSchema:schema5.properties.system,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
(vErrors ??= []).push(err9);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
const schema8 = experimentSchema["$defs"]["workload"];
const schema9 = experimentSchema["$defs"]["file"];
const pattern6 = new RegExp("^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$", "u");
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema9,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9,data};
(vErrors ??= []).push(err1);
errors++;
}
if(!pattern6.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$"},schema:"^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",parentSchema:schema9,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data};
(vErrors ??= []).push(err3);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
const schema10 = experimentSchema["$defs"]["workload-check"];
const schema11 = experimentSchema["$defs"]["exit-code-check"];
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.required,parentSchema:schema11,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.required,parentSchema:schema11,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.equals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equals"},schema:schema11.required,parentSchema:schema11,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "kind")) || (key0 === "equals"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("exit-code" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "exit-code"},schema:"exit-code",parentSchema:schema11.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.equals !== undefined){
let data2 = data.equals;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.equals.type,parentSchema:schema11.properties.equals,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 255 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},schema:255,parentSchema:schema11.properties.equals,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.equals,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
(vErrors ??= []).push(err8);
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
const schema12 = experimentSchema["$defs"]["instance-state-check"];
const schema13 = experimentSchema["$defs"]["instance-state"];
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "Created") || (data === "Pending")) || (data === "Running")) || (data === "Unknown")) || (data === "Succeeded")) || (data === "Failed"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},schema:schema13.enum,parentSchema:schema13,data};
(vErrors ??= []).push(err0);
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
const schema14 = experimentSchema["$defs"]["event-reference"];
const schema15 = experimentSchema["$defs"]["event-type"];
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((data === "system.booted") || (data === "component.state")) || (data === "instance.state")) || (data === "instance.revived")) || (data === "instance.collected")) || (data === "instance.deleted")) || (data === "await.timed-out")) || (data === "wait.timed-out")) || (data === "fault.requested")) || (data === "fault.effective")) || (data === "fault.failed")) || (data === "fault.ended-early")) || (data === "revert.requested")) || (data === "revert.ended")) || (data === "operation.started")) || (data === "operation.ended")) || (data === "instance.stopped")) || (data === "inventory.taken"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data};
(vErrors ??= []).push(err0);
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
const schema16 = experimentSchema["$defs"]["subject"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,45}$", "u");
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,45}$"},schema:"^[a-z][a-z0-9-]{0,45}$",parentSchema:schema16,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
(vErrors ??= []).push(err1);
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema14.required,parentSchema:schema14,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "event") || (key0 === "of"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.event !== undefined){
if(!(validate34(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate36(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
(vErrors ??= []).push(err2);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.of === undefined) && (missing0 = "of")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.of !== undefined){
let data0 = data.of;
if(!((data0 === "raw") || (data0 === "reason"))){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals !== undefined){
if(!(validate28(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.ever !== undefined){
if(!(validate28(data.ever, {instancePath:instancePath+"/ever",parentData:data,parentDataProperty:"ever",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.never !== undefined){
if(!(validate28(data.never, {instancePath:instancePath+"/never",parentData:data,parentDataProperty:"never",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema12.if,parentSchema:schema12,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
const err3 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 3},schema:3,parentSchema:schema12,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema12.required,parentSchema:schema12,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.kind === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema12.required,parentSchema:schema12,data};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "of")) || (key0 === "equals")) || (key0 === "ever")) || (key0 === "never")) || (key0 === "at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("state" !== data5){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema12.properties.kind,data:data5};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.of !== undefined){
let data6 = data.of;
if(!(((data6 === "state") || (data6 === "raw")) || (data6 === "reason"))){
const err8 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema12.properties.of.enum},schema:schema12.properties.of.enum,parentSchema:schema12.properties.of,data:data6};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.equals !== undefined){
let data7 = data.equals;
if(typeof data7 === "string"){
if(data7.length > 200 && func1(data7) > 200){
const err9 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema12.properties.equals,data:data7};
(vErrors ??= []).push(err9);
errors++;
}
if(func1(data7) < 1){
const err10 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.equals,data:data7};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "string"},schema:schema12.properties.equals.type,parentSchema:schema12.properties.equals,data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.ever !== undefined){
let data8 = data.ever;
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
const err12 = {instancePath:instancePath+"/ever",schemaPath:"#/properties/ever/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema12.properties.ever,data:data8};
(vErrors ??= []).push(err12);
errors++;
}
if(func1(data8) < 1){
const err13 = {instancePath:instancePath+"/ever",schemaPath:"#/properties/ever/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.ever,data:data8};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ever",schemaPath:"#/properties/ever/type",keyword:"type",params:{type: "string"},schema:schema12.properties.ever.type,parentSchema:schema12.properties.ever,data:data8};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.never !== undefined){
let data9 = data.never;
if(typeof data9 === "string"){
if(data9.length > 200 && func1(data9) > 200){
const err15 = {instancePath:instancePath+"/never",schemaPath:"#/properties/never/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema12.properties.never,data:data9};
(vErrors ??= []).push(err15);
errors++;
}
if(func1(data9) < 1){
const err16 = {instancePath:instancePath+"/never",schemaPath:"#/properties/never/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.never,data:data9};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/never",schemaPath:"#/properties/never/type",keyword:"type",params:{type: "string"},schema:schema12.properties.never.type,parentSchema:schema12.properties.never,data:data9};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.at !== undefined){
if(!(validate33(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ever !== undefined){
const err18 = {instancePath:instancePath+"/ever",schemaPath:"#/dependentSchemas/equals/properties/ever/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema12.dependentSchemas.equals.properties.ever,data:data.ever};
(vErrors ??= []).push(err18);
errors++;
}
if(data.never !== undefined){
const err19 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/equals/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema12.dependentSchemas.equals.properties.never,data:data.never};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.ever !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.never !== undefined){
const err20 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/ever/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema12.dependentSchemas.ever.properties.never,data:data.never};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.at !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err21 = {instancePath,schemaPath:"#/dependentSchemas/at/required",keyword:"required",params:{missingProperty: "equals"},schema:schema12.dependentSchemas.at.required,parentSchema:schema12.dependentSchemas.at,data};
(vErrors ??= []).push(err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
(vErrors ??= []).push(err22);
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
const schema17 = experimentSchema["$defs"]["output-check"];
const schema18 = experimentSchema["$defs"]["pattern"];
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 500 && func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema18,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data};
(vErrors ??= []).push(err2);
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema17,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema17.required,parentSchema:schema17,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema17.required,parentSchema:schema17,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.file === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema17.required,parentSchema:schema17,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "file")) || (key0 === "exists")) || (key0 === "equals")) || (key0 === "matches")) || (key0 === "lines")) || (key0 === "consecutive-from"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("output" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "output"},schema:"output",parentSchema:schema17.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.file !== undefined){
if(!(validate21(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.exists !== undefined){
let data3 = data.exists;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.exists.type,parentSchema:schema17.properties.exists,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.equals !== undefined){
let data4 = data.equals;
if(typeof data4 === "string"){
if(data4.length > 65536 && func1(data4) > 65536){
const err7 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema17.properties.equals,data:data4};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "string"},schema:schema17.properties.equals.type,parentSchema:schema17.properties.equals,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.matches !== undefined){
if(!(validate42(data.matches, {instancePath:instancePath+"/matches",parentData:data,parentDataProperty:"matches",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined){
let data6 = data.lines;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.lines.type,parentSchema:schema17.properties.lines,data:data6};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema17.properties.lines,data:data6};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data["consecutive-from"] !== undefined){
let data7 = data["consecutive-from"];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/consecutive-from",schemaPath:"#/properties/consecutive-from/type",keyword:"type",params:{type: "integer"},schema:schema17.properties["consecutive-from"].type,parentSchema:schema17.properties["consecutive-from"],data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
(vErrors ??= []).push(err12);
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
const schema19 = experimentSchema["$defs"]["instance-log-check"];
const schema20 = experimentSchema["$defs"]["one-log-claim"];
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contains === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "contains"},schema:schema20.oneOf[0].required,parentSchema:schema20.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.absent === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "absent"},schema:schema20.oneOf[1].required,parentSchema:schema20.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "count"},schema:schema20.oneOf[2].required,parentSchema:schema20.oneOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema20.oneOf,parentSchema:schema20,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}
const schema21 = experimentSchema["$defs"]["pattern"];
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 500 && func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema21,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data};
(vErrors ??= []).push(err2);
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
const schema22 = experimentSchema["$defs"]["log-count"];
const schema23 = experimentSchema["$defs"]["one-bound"];
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "equals"},schema:schema23.oneOf[0].required,parentSchema:schema23.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["at-least"] === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "at-least"},schema:schema23.oneOf[1].required,parentSchema:schema23.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["at-most"] === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "at-most"},schema:schema23.oneOf[2].required,parentSchema:schema23.oneOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema23.oneOf,parentSchema:schema23,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate52.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema22.required,parentSchema:schema22,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "equals")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.text !== undefined){
if(!(validate48(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data1 = data.equals;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.equals.type,parentSchema:schema22.properties.equals,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties.equals,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data["at-least"] !== undefined){
let data2 = data["at-least"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "integer"},schema:schema22.properties["at-least"].type,parentSchema:schema22.properties["at-least"],data:data2};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties["at-least"],data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data["at-most"] !== undefined){
let data3 = data["at-most"];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "integer"},schema:schema22.properties["at-most"].type,parentSchema:schema22.properties["at-most"],data:data3};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties["at-most"],data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
(vErrors ??= []).push(err8);
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 3},schema:3,parentSchema:schema19,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.required,parentSchema:schema19,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema19.required,parentSchema:schema19,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "contains")) || (key0 === "absent")) || (key0 === "count")) || (key0 === "during"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("log" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema19.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contains !== undefined){
if(!(validate48(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.absent !== undefined){
if(!(validate48(data.absent, {instancePath:instancePath+"/absent",parentData:data,parentDataProperty:"absent",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
if(!(validate51(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.during !== undefined){
if(!(validate13(data.during, {instancePath:instancePath+"/during",parentData:data,parentDataProperty:"during",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
(vErrors ??= []).push(err5);
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
const schema24 = experimentSchema["$defs"]["operation-check"];
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema24,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema24.required,parentSchema:schema24,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema24.required,parentSchema:schema24,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.operation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},schema:schema24.required,parentSchema:schema24,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "operation")) || (key0 === "exit-code")) || (key0 === "contains")) || (key0 === "absent")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("operation" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "operation"},schema:"operation",parentSchema:schema24.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.operation !== undefined){
if(!(validate13(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data["exit-code"] !== undefined){
let data3 = data["exit-code"];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/exit-code",schemaPath:"#/properties/exit-code/type",keyword:"type",params:{type: "integer"},schema:schema24.properties["exit-code"].type,parentSchema:schema24.properties["exit-code"],data:data3};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/exit-code",schemaPath:"#/properties/exit-code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},schema:255,parentSchema:schema24.properties["exit-code"],data:data3};
(vErrors ??= []).push(err7);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/exit-code",schemaPath:"#/properties/exit-code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24.properties["exit-code"],data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.contains !== undefined){
if(!(validate48(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.absent !== undefined){
if(!(validate48(data.absent, {instancePath:instancePath+"/absent",parentData:data,parentDataProperty:"absent",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data["at-least"] !== undefined){
if(!(validate9(data["at-least"], {instancePath:instancePath+"/at-least",parentData:data,parentDataProperty:"at-least",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["at-most"] !== undefined){
if(!(validate9(data["at-most"], {instancePath:instancePath+"/at-most",parentData:data,parentDataProperty:"at-most",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
(vErrors ??= []).push(err9);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema10.required,parentSchema:schema10,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema10.required,parentSchema:schema10,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "exit-code"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else if(tag0 === "state"){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
else if(tag0 === "output"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
else if(tag0 === "log"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
else if(tag0 === "operation"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema10.discriminator,parentSchema:schema10,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema10.discriminator,parentSchema:schema10,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
(vErrors ??= []).push(err4);
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
const pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.on === undefined) && (missing0 = "on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.on !== undefined){
if("host" !== data.on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image !== undefined){
const err2 = {instancePath:instancePath+"/image",schemaPath:"#/then/properties/image/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema8.then.properties.image,data:data.image};
(vErrors ??= []).push(err2);
errors++;
}
if(data.policy !== undefined){
const err3 = {instancePath:instancePath+"/policy",schemaPath:"#/then/properties/policy/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema8.then.properties.policy,data:data.policy};
(vErrors ??= []).push(err3);
errors++;
}
if(data["restart-policy"] !== undefined){
const err4 = {instancePath:instancePath+"/restart-policy",schemaPath:"#/then/properties/restart-policy/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema8.then.properties["restart-policy"],data:data["restart-policy"]};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema8.if,parentSchema:schema8,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema8.required,parentSchema:schema8,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data.kind === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema8.required,parentSchema:schema8,data};
(vErrors ??= []).push(err7);
errors++;
}
if(data.run === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},schema:schema8.required,parentSchema:schema8,data};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("shell" !== data5){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shell"},schema:"shell",parentSchema:schema8.properties.kind,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.on !== undefined){
let data6 = data.on;
if(!((data6 === "system") || (data6 === "host"))){
const err11 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/enum",keyword:"enum",params:{allowedValues: schema8.properties.on.enum},schema:schema8.properties.on.enum,parentSchema:schema8.properties.on,data:data6};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.instances !== undefined){
let data7 = data.instances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.instances.type,parentSchema:schema8.properties.instances,data:data7};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema8.properties.instances,data:data7};
(vErrors ??= []).push(err13);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.instances,data:data7};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.run !== undefined){
let data8 = data.run;
if(typeof data8 === "string"){
if(data8.length > 65536 && func1(data8) > 65536){
const err15 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema8.properties.run,data:data8};
(vErrors ??= []).push(err15);
errors++;
}
if(func1(data8) < 1){
const err16 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.run,data:data8};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},schema:schema8.properties.run.type,parentSchema:schema8.properties.run,data:data8};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.env !== undefined){
let data9 = data.env;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 50){
const err18 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema8.properties.env,data:data9};
(vErrors ??= []).push(err18);
errors++;
}
for(const key1 in data9){
const _errs15 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err19 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema8.properties.env.propertyNames,data:key1,propertyName:key1};
(vErrors ??= []).push(err19);
errors++;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
const err20 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema8.properties.env.propertyNames,parentSchema:schema8.properties.env,data:data9};
(vErrors ??= []).push(err20);
errors++;
}
}
for(const key2 in data9){
let data10 = data9[key2];
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err21 = {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema8.properties.env.additionalProperties.type},schema:schema8.properties.env.additionalProperties.type,parentSchema:schema8.properties.env.additionalProperties,data:data10};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},schema:schema8.properties.env.type,parentSchema:schema8.properties.env,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.image !== undefined){
let data11 = data.image;
if(typeof data11 === "string"){
if(data11.length > 500 && func1(data11) > 500){
const err23 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema8.properties.image,data:data11};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data11) < 1){
const err24 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.image,data:data11};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},schema:schema8.properties.image.type,parentSchema:schema8.properties.image,data:data11};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.policy !== undefined){
if(!(validate21(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data["restart-policy"] !== undefined){
let data13 = data["restart-policy"];
if(!(((data13 === "never") || (data13 === "on-failure")) || (data13 === "always"))){
const err26 = {instancePath:instancePath+"/restart-policy",schemaPath:"#/properties/restart-policy/enum",keyword:"enum",params:{allowedValues: schema8.properties["restart-policy"].enum},schema:schema8.properties["restart-policy"].enum,parentSchema:schema8.properties["restart-policy"],data:data13};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data15 = data.checks;
if(Array.isArray(data15)){
if(data15.length > 50){
const err27 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema8.properties.checks,data:data15};
(vErrors ??= []).push(err27);
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data15[i0], {instancePath:instancePath+"/checks/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema8.properties.checks.type,parentSchema:schema8.properties.checks,data:data15};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
(vErrors ??= []).push(err29);
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
const schema25 = experimentSchema["$defs"]["operation"];
const schema26 = experimentSchema["$defs"]["fault-arguments"];
const schema27 = experimentSchema["$defs"]["signal"];
function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "KILL") || (data === "TERM")) || (data === "INT")) || (data === "HUP")) || (data === "QUIT")) || (data === "ABRT")) || (data === "USR1")) || (data === "USR2"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data};
(vErrors ??= []).push(err0);
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "signal") || (key0 === "how")) || (key0 === "duration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.signal !== undefined){
if(!(validate73(data.signal, {instancePath:instancePath+"/signal",parentData:data,parentDataProperty:"signal",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.how !== undefined){
let data1 = data.how;
if(!((data1 === "stop") || (data1 === "kill"))){
const err1 = {instancePath:instancePath+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues: schema26.properties.how.enum},schema:schema26.properties.how.enum,parentSchema:schema26.properties.how,data:data1};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.duration !== undefined){
if(!(validate9(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
(vErrors ??= []).push(err2);
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
const schema28 = experimentSchema["$defs"]["target"];
const pattern8 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.component === undefined) && (missing0 = "component")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload !== undefined){
const err1 = {instancePath:instancePath+"/workload",schemaPath:"#/then/properties/workload/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema28.then.properties.workload,data:data.workload};
(vErrors ??= []).push(err1);
errors++;
}
if(data.role !== undefined){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/then/properties/role/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema28.then.properties.role,data:data.role};
(vErrors ??= []).push(err2);
errors++;
}
if(data.instances !== undefined){
const err3 = {instancePath:instancePath+"/instances",schemaPath:"#/then/properties/instances/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema28.then.properties.instances,data:data.instances};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "workload"},schema:schema28.else.required,parentSchema:schema28.else,data};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema28.if,parentSchema:schema28,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err6 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema28,data};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!((((key0 === "component") || (key0 === "workload")) || (key0 === "role")) || (key0 === "instances"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate13(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.instances !== undefined){
let data6 = data.instances;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err8 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema28.properties.instances,data:data6};
(vErrors ??= []).push(err8);
errors++;
}
if(data6.length < 1){
const err9 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.instances,data:data6};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err10 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},schema:"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",parentSchema:schema28.properties.instances.items,data:data7};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "string"},schema:schema28.properties.instances.items.type,parentSchema:schema28.properties.instances.items,data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema28.properties.instances,data:data6};
(vErrors ??= []).push(err12);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},schema:schema28.properties.instances.type,parentSchema:schema28.properties.instances,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
(vErrors ??= []).push(err14);
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
const schema29 = experimentSchema["$defs"]["select"];
function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if("all" !== data){
const err0 = {instancePath,schemaPath:"#/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},schema:"all",parentSchema:schema29.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err1 = {instancePath,schemaPath:"#/anyOf/1/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema29.anyOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
if(Object.keys(data).length < 1){
const err2 = {instancePath,schemaPath:"#/anyOf/1/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema29.anyOf[1],data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "percent"))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29.anyOf[1],data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema29.anyOf[1].properties.count.type,parentSchema:schema29.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema29.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema29.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema29.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/type",keyword:"type",params:{type: "number"},schema:schema29.anyOf[1].properties.percent.type,parentSchema:schema29.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema29.anyOf[1].type,parentSchema:schema29.anyOf[1],data};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema29.anyOf,parentSchema:schema29,data};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate84.errors = vErrors;
return errors === 0;
}
function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uses === undefined) && (missing0 = "uses")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.uses !== undefined){
let data0 = data.uses;
if(!(((((((data0 === "kill") || (data0 === "stop")) || (data0 === "restart")) || (data0 === "restart-in-place")) || (data0 === "freeze")) || (data0 === "outage")) || (data0 === "partition"))){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
if(!(validate72(data.with, {instancePath:instancePath+"/with",parentData:data,parentDataProperty:"with",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data["on-failure"] !== undefined){
const err2 = {instancePath:instancePath+"/on-failure",schemaPath:"#/allOf/0/then/properties/on-failure/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[0].then.properties["on-failure"],data:data["on-failure"]};
(vErrors ??= []).push(err2);
errors++;
}
if(data.target !== undefined){
let data3 = data.target;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.workload === undefined) && (missing1 = "workload")){
const err3 = {};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.role === undefined){
const err4 = {instancePath:instancePath+"/target",schemaPath:"#/allOf/0/then/properties/target/then/required",keyword:"required",params:{missingProperty: "role"},schema:schema25.allOf[0].then.properties.target.then.required,parentSchema:schema25.allOf[0].then.properties.target.then,data:data3};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/allOf/0/then/properties/target/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[0].then.properties.target.if,parentSchema:schema25.allOf[0].then.properties.target,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[0].if,parentSchema:schema25.allOf[0],data};
(vErrors ??= []).push(err6);
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.uses === undefined) && (missing2 = "uses")){
const err7 = {};
(vErrors ??= []).push(err7);
errors++;
}
else {
if(data.uses !== undefined){
let data4 = data.uses;
if(!((data4 === "freeze") || (data4 === "partition"))){
const err8 = {};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data5 = data.with;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.how !== undefined){
const err9 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/1/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[1].then.properties.with.properties.how,data:data5.how};
(vErrors ??= []).push(err9);
errors++;
}
if(data5.signal !== undefined){
const err10 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/1/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[1].then.properties.with.properties.signal,data:data5.signal};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
}
if(!valid5){
const err11 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[1].if,parentSchema:schema25.allOf[1],data};
(vErrors ??= []).push(err11);
errors++;
}
const _errs18 = errors;
let valid9 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.uses === undefined) && (missing3 = "uses")){
const err12 = {};
(vErrors ??= []).push(err12);
errors++;
}
else {
if(data.uses !== undefined){
if("outage" !== data.uses){
const err13 = {};
(vErrors ??= []).push(err13);
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data9 = data.with;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.signal !== undefined){
const err14 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/2/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[2].then.properties.with.properties.signal,data:data9.signal};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
valid9 = _valid3;
}
if(!valid9){
const err15 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[2].if,parentSchema:schema25.allOf[2],data};
(vErrors ??= []).push(err15);
errors++;
}
const _errs24 = errors;
let valid13 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.uses === undefined) && (missing4 = "uses")){
const err16 = {};
(vErrors ??= []).push(err16);
errors++;
}
else {
if(data.uses !== undefined){
if("kill" !== data.uses){
const err17 = {};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data12 = data.with;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.how !== undefined){
const err18 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/3/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[3].then.properties.with.properties.how,data:data12.how};
(vErrors ??= []).push(err18);
errors++;
}
if(data12.duration !== undefined){
const err19 = {instancePath:instancePath+"/with/duration",schemaPath:"#/allOf/3/then/properties/with/properties/duration/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[3].then.properties.with.properties.duration,data:data12.duration};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
var _valid4 = _errs27 === errors;
valid13 = _valid4;
}
if(!valid13){
const err20 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[3].if,parentSchema:schema25.allOf[3],data};
(vErrors ??= []).push(err20);
errors++;
}
const _errs30 = errors;
let valid17 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.uses === undefined) && (missing5 = "uses")){
const err21 = {};
(vErrors ??= []).push(err21);
errors++;
}
else {
if(data.uses !== undefined){
let data15 = data.uses;
if(!(((data15 === "stop") || (data15 === "restart")) || (data15 === "restart-in-place"))){
const err22 = {};
(vErrors ??= []).push(err22);
errors++;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data16 = data.with;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.how !== undefined){
const err23 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/4/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[4].then.properties.with.properties.how,data:data16.how};
(vErrors ??= []).push(err23);
errors++;
}
if(data16.duration !== undefined){
const err24 = {instancePath:instancePath+"/with/duration",schemaPath:"#/allOf/4/then/properties/with/properties/duration/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[4].then.properties.with.properties.duration,data:data16.duration};
(vErrors ??= []).push(err24);
errors++;
}
if(data16.signal !== undefined){
const err25 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/4/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[4].then.properties.with.properties.signal,data:data16.signal};
(vErrors ??= []).push(err25);
errors++;
}
}
}
}
var _valid5 = _errs33 === errors;
valid17 = _valid5;
}
if(!valid17){
const err26 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[4].if,parentSchema:schema25.allOf[4],data};
(vErrors ??= []).push(err26);
errors++;
}
const _errs36 = errors;
let valid21 = true;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.uses === undefined) && (missing6 = "uses")){
const err27 = {};
(vErrors ??= []).push(err27);
errors++;
}
else {
if(data.uses !== undefined){
let data20 = data.uses;
if(!((data20 === "instance-create") || (data20 === "instance-delete"))){
const err28 = {};
(vErrors ??= []).push(err28);
errors++;
}
}
}
}
var _valid6 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
const err29 = {instancePath:instancePath+"/with",schemaPath:"#/allOf/5/then/properties/with/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[5].then.properties.with,data:data.with};
(vErrors ??= []).push(err29);
errors++;
}
if(data.target !== undefined){
let data22 = data.target;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.workload === undefined){
const err30 = {instancePath:instancePath+"/target",schemaPath:"#/allOf/5/then/properties/target/required",keyword:"required",params:{missingProperty: "workload"},schema:schema25.allOf[5].then.properties.target.required,parentSchema:schema25.allOf[5].then.properties.target,data:data22};
(vErrors ??= []).push(err30);
errors++;
}
if(data22.role !== undefined){
const err31 = {instancePath:instancePath+"/target/role",schemaPath:"#/allOf/5/then/properties/target/properties/role/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[5].then.properties.target.properties.role,data:data22.role};
(vErrors ??= []).push(err31);
errors++;
}
}
}
}
var _valid6 = _errs39 === errors;
valid21 = _valid6;
}
if(!valid21){
const err32 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[5].if,parentSchema:schema25.allOf[5],data};
(vErrors ??= []).push(err32);
errors++;
}
const _errs42 = errors;
let valid25 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.uses === undefined) && (missing7 = "uses")){
const err33 = {};
(vErrors ??= []).push(err33);
errors++;
}
else {
if(data.uses !== undefined){
if("instance-create" !== data.uses){
const err34 = {};
(vErrors ??= []).push(err34);
errors++;
}
}
}
}
var _valid7 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.select !== undefined){
const err35 = {instancePath:instancePath+"/select",schemaPath:"#/allOf/6/then/properties/select/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[6].then.properties.select,data:data.select};
(vErrors ??= []).push(err35);
errors++;
}
if(data["on-empty"] !== undefined){
const err36 = {instancePath:instancePath+"/on-empty",schemaPath:"#/allOf/6/then/properties/on-empty/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[6].then.properties["on-empty"],data:data["on-empty"]};
(vErrors ??= []).push(err36);
errors++;
}
if(data.target !== undefined){
let data27 = data.target;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.instances !== undefined){
const err37 = {instancePath:instancePath+"/target/instances",schemaPath:"#/allOf/6/then/properties/target/properties/instances/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema25.allOf[6].then.properties.target.properties.instances,data:data27.instances};
(vErrors ??= []).push(err37);
errors++;
}
}
}
}
var _valid7 = _errs45 === errors;
valid25 = _valid7;
}
if(!valid25){
const err38 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},schema:schema25.allOf[6].if,parentSchema:schema25.allOf[6],data};
(vErrors ??= []).push(err38);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema25.required,parentSchema:schema25,data};
(vErrors ??= []).push(err39);
errors++;
}
if(data.uses === undefined){
const err40 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uses"},schema:schema25.required,parentSchema:schema25,data};
(vErrors ??= []).push(err40);
errors++;
}
if(data.target === undefined){
const err41 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},schema:schema25.required,parentSchema:schema25,data};
(vErrors ??= []).push(err41);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "uses")) || (key0 === "target")) || (key0 === "select")) || (key0 === "with")) || (key0 === "on-empty")) || (key0 === "on-failure")) || (key0 === "timeout"))){
const err42 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.uses !== undefined){
if(!(validate13(data.uses, {instancePath:instancePath+"/uses",parentData:data,parentDataProperty:"uses",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate79(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.select !== undefined){
if(!(validate84(data.select, {instancePath:instancePath+"/select",parentData:data,parentDataProperty:"select",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.with !== undefined){
let data33 = data.with;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(Object.keys(data33).length > 50){
const err43 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema25.properties.with,data:data33};
(vErrors ??= []).push(err43);
errors++;
}
for(const key1 in data33){
const _errs54 = errors;
if(!(validate5(key1, {instancePath:instancePath+"/with",parentData:data33,parentDataProperty:"with",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid30 = _errs54 === errors;
if(!valid30){
const err44 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema25.properties.with.propertyNames,parentSchema:schema25.properties.with,data:data33};
(vErrors ??= []).push(err44);
errors++;
}
}
for(const key2 in data33){
if(!(validate7(data33[key2], {instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data33,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type: "object"},schema:schema25.properties.with.type,parentSchema:schema25.properties.with,data:data33};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data["on-empty"] !== undefined){
let data35 = data["on-empty"];
if(!((data35 === "error") || (data35 === "skip"))){
const err46 = {instancePath:instancePath+"/on-empty",schemaPath:"#/properties/on-empty/enum",keyword:"enum",params:{allowedValues: schema25.properties["on-empty"].enum},schema:schema25.properties["on-empty"].enum,parentSchema:schema25.properties["on-empty"],data:data35};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data["on-failure"] !== undefined){
let data36 = data["on-failure"];
if(!((data36 === "error") || (data36 === "record"))){
const err47 = {instancePath:instancePath+"/on-failure",schemaPath:"#/properties/on-failure/enum",keyword:"enum",params:{allowedValues: schema25.properties["on-failure"].enum},schema:schema25.properties["on-failure"].enum,parentSchema:schema25.properties["on-failure"],data:data36};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
(vErrors ??= []).push(err48);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
const schema30 = experimentSchema["$defs"]["flow"];
const schema31 = experimentSchema["$defs"]["step"];
const schema32 = experimentSchema["$defs"]["step-object"];
const wrapper0 = {validate: validate91};
const schema33 = experimentSchema["$defs"]["repeat"];
const schema34 = experimentSchema["$defs"]["condition-of-repeat"];
const schema35 = experimentSchema["$defs"]["wait"];
const schema36 = experimentSchema["$defs"]["one-state"];
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "state"},schema:schema36.oneOf[0].required,parentSchema:schema36.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "raw"},schema:schema36.oneOf[1].required,parentSchema:schema36.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema36.oneOf,parentSchema:schema36,data};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate97.errors = vErrors;
return errors === 0;
}
const schema37 = experimentSchema["$defs"]["component-state"];
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "down") || (data === "up")) || (data === "ready"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data};
(vErrors ??= []).push(err0);
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
const schema38 = experimentSchema["$defs"]["metric-name"];
const pattern9 = new RegExp("^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$", "u");
function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$"},schema:"^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",parentSchema:schema38,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data};
(vErrors ??= []).push(err1);
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
const schema39 = experimentSchema["$defs"]["labels"];
function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema39,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if(data0.length > 500 && func1(data0) > 500){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema39.additionalProperties,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema39.additionalProperties.type,parentSchema:schema39.additionalProperties,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
(vErrors ??= []).push(err3);
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workload === undefined) && (missing0 = "workload")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(!(((((data0 === "Created") || (data0 === "Pending")) || (data0 === "Running")) || (data0 === "Succeeded")) || (data0 === "Failed"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/0/then/properties/state/enum",keyword:"enum",params:{allowedValues: schema35.allOf[0].then.properties.state.enum},schema:schema35.allOf[0].then.properties.state.enum,parentSchema:schema35.allOf[0].then.properties.state,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.component !== undefined){
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/allOf/0/then/properties/component/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[0].then.properties.component,data:data.component};
(vErrors ??= []).push(err2);
errors++;
}
if(data.metric !== undefined){
const err3 = {instancePath:instancePath+"/metric",schemaPath:"#/allOf/0/then/properties/metric/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[0].then.properties.metric,data:data.metric};
(vErrors ??= []).push(err3);
errors++;
}
if(data.log !== undefined){
const err4 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/0/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[0].then.properties.log,data:data.log};
(vErrors ??= []).push(err4);
errors++;
}
if(data.event !== undefined){
const err5 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/0/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[0].then.properties.event,data:data.event};
(vErrors ??= []).push(err5);
errors++;
}
if(data.signal !== undefined){
const err6 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/0/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[0].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err6);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema35.allOf[0].if,parentSchema:schema35.allOf[0],data};
(vErrors ??= []).push(err7);
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.component === undefined) && (missing1 = "component")){
const err8 = {};
(vErrors ??= []).push(err8);
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "state"},schema:schema35.allOf[1].then.required,parentSchema:schema35.allOf[1].then,data};
(vErrors ??= []).push(err9);
errors++;
}
if(data.state !== undefined){
if(!(validate99(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
const err10 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/1/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.count,data:data.count};
(vErrors ??= []).push(err10);
errors++;
}
if(data.metric !== undefined){
const err11 = {instancePath:instancePath+"/metric",schemaPath:"#/allOf/1/then/properties/metric/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.metric,data:data.metric};
(vErrors ??= []).push(err11);
errors++;
}
if(data.log !== undefined){
const err12 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/1/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.log,data:data.log};
(vErrors ??= []).push(err12);
errors++;
}
if(data.event !== undefined){
const err13 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/1/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.event,data:data.event};
(vErrors ??= []).push(err13);
errors++;
}
if(data.signal !== undefined){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/1/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err14);
errors++;
}
if(data.raw !== undefined){
const err15 = {instancePath:instancePath+"/raw",schemaPath:"#/allOf/1/then/properties/raw/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[1].then.properties.raw,data:data.raw};
(vErrors ??= []).push(err15);
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
const err16 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema35.allOf[1].if,parentSchema:schema35.allOf[1],data};
(vErrors ??= []).push(err16);
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.metric === undefined) && (missing2 = "metric")){
const err17 = {};
(vErrors ??= []).push(err17);
errors++;
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs14 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/2/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.state,data:data.state};
(vErrors ??= []).push(err18);
errors++;
}
if(data.count !== undefined){
const err19 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/2/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.count,data:data.count};
(vErrors ??= []).push(err19);
errors++;
}
if(data.log !== undefined){
const err20 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/2/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.log,data:data.log};
(vErrors ??= []).push(err20);
errors++;
}
if(data.event !== undefined){
const err21 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/2/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.event,data:data.event};
(vErrors ??= []).push(err21);
errors++;
}
if(data.signal !== undefined){
const err22 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/2/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err22);
errors++;
}
if(data.raw !== undefined){
const err23 = {instancePath:instancePath+"/raw",schemaPath:"#/allOf/2/then/properties/raw/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].then.properties.raw,data:data.raw};
(vErrors ??= []).push(err23);
errors++;
}
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
const err24 = {instancePath:instancePath+"/source",schemaPath:"#/allOf/2/else/properties/source/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].else.properties.source,data:data.source};
(vErrors ??= []).push(err24);
errors++;
}
if(data.labels !== undefined){
const err25 = {instancePath:instancePath+"/labels",schemaPath:"#/allOf/2/else/properties/labels/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].else.properties.labels,data:data.labels};
(vErrors ??= []).push(err25);
errors++;
}
if(data.equals !== undefined){
const err26 = {instancePath:instancePath+"/equals",schemaPath:"#/allOf/2/else/properties/equals/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].else.properties.equals,data:data.equals};
(vErrors ??= []).push(err26);
errors++;
}
if(data["at-least"] !== undefined){
const err27 = {instancePath:instancePath+"/at-least",schemaPath:"#/allOf/2/else/properties/at-least/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].else.properties["at-least"],data:data["at-least"]};
(vErrors ??= []).push(err27);
errors++;
}
if(data["at-most"] !== undefined){
const err28 = {instancePath:instancePath+"/at-most",schemaPath:"#/allOf/2/else/properties/at-most/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[2].else.properties["at-most"],data:data["at-most"]};
(vErrors ??= []).push(err28);
errors++;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
ifClause0 = "else";
}
if(!valid5){
const err29 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema35.allOf[2].if,parentSchema:schema35.allOf[2],data};
(vErrors ??= []).push(err29);
errors++;
}
const _errs17 = errors;
let valid8 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.log === undefined) && (missing3 = "log")){
const err30 = {};
(vErrors ??= []).push(err30);
errors++;
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err31 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "matches"},schema:schema35.allOf[3].then.required,parentSchema:schema35.allOf[3].then,data};
(vErrors ??= []).push(err31);
errors++;
}
if(data.state !== undefined){
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/3/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].then.properties.state,data:data.state};
(vErrors ??= []).push(err32);
errors++;
}
if(data.count !== undefined){
const err33 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/3/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].then.properties.count,data:data.count};
(vErrors ??= []).push(err33);
errors++;
}
if(data.event !== undefined){
const err34 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/3/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].then.properties.event,data:data.event};
(vErrors ??= []).push(err34);
errors++;
}
if(data.signal !== undefined){
const err35 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/3/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err35);
errors++;
}
if(data.raw !== undefined){
const err36 = {instancePath:instancePath+"/raw",schemaPath:"#/allOf/3/then/properties/raw/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].then.properties.raw,data:data.raw};
(vErrors ??= []).push(err36);
errors++;
}
}
var _valid3 = _errs19 === errors;
valid8 = _valid3;
ifClause1 = "then";
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches !== undefined){
const err37 = {instancePath:instancePath+"/matches",schemaPath:"#/allOf/3/else/properties/matches/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[3].else.properties.matches,data:data.matches};
(vErrors ??= []).push(err37);
errors++;
}
}
var _valid3 = _errs20 === errors;
valid8 = _valid3;
ifClause1 = "else";
}
if(!valid8){
const err38 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: ifClause1},schema:schema35.allOf[3].if,parentSchema:schema35.allOf[3],data};
(vErrors ??= []).push(err38);
errors++;
}
const _errs22 = errors;
let valid11 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.event === undefined) && (missing4 = "event")){
const err39 = {};
(vErrors ??= []).push(err39);
errors++;
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err40 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/4/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[4].then.properties.state,data:data.state};
(vErrors ??= []).push(err40);
errors++;
}
if(data.count !== undefined){
const err41 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/4/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[4].then.properties.count,data:data.count};
(vErrors ??= []).push(err41);
errors++;
}
if(data.signal !== undefined){
const err42 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/4/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[4].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err42);
errors++;
}
if(data.raw !== undefined){
const err43 = {instancePath:instancePath+"/raw",schemaPath:"#/allOf/4/then/properties/raw/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[4].then.properties.raw,data:data.raw};
(vErrors ??= []).push(err43);
errors++;
}
}
var _valid4 = _errs24 === errors;
valid11 = _valid4;
ifClause2 = "then";
}
else {
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.of !== undefined){
const err44 = {instancePath:instancePath+"/of",schemaPath:"#/allOf/4/else/properties/of/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[4].else.properties.of,data:data.of};
(vErrors ??= []).push(err44);
errors++;
}
}
var _valid4 = _errs25 === errors;
valid11 = _valid4;
ifClause2 = "else";
}
if(!valid11){
const err45 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: ifClause2},schema:schema35.allOf[4].if,parentSchema:schema35.allOf[4],data};
(vErrors ??= []).push(err45);
errors++;
}
const _errs27 = errors;
let valid14 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.signal === undefined) && (missing5 = "signal")){
const err46 = {};
(vErrors ??= []).push(err46);
errors++;
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err47 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/5/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[5].then.properties.state,data:data.state};
(vErrors ??= []).push(err47);
errors++;
}
if(data.count !== undefined){
const err48 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/5/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[5].then.properties.count,data:data.count};
(vErrors ??= []).push(err48);
errors++;
}
if(data.raw !== undefined){
const err49 = {instancePath:instancePath+"/raw",schemaPath:"#/allOf/5/then/properties/raw/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[5].then.properties.raw,data:data.raw};
(vErrors ??= []).push(err49);
errors++;
}
}
var _valid5 = _errs29 === errors;
valid14 = _valid5;
}
if(!valid14){
const err50 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},schema:schema35.allOf[5].if,parentSchema:schema35.allOf[5],data};
(vErrors ??= []).push(err50);
errors++;
}
const _errs31 = errors;
let valid16 = true;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
let valid18 = false;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.log === undefined) && (missing6 = "log")){
const err51 = {};
(vErrors ??= []).push(err51);
errors++;
}
}
var _valid7 = _errs36 === errors;
valid18 = valid18 || _valid7;
if(!valid18){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.event === undefined) && (missing7 = "event")){
const err52 = {};
(vErrors ??= []).push(err52);
errors++;
}
}
var _valid7 = _errs37 === errors;
valid18 = valid18 || _valid7;
if(!valid18){
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.signal === undefined) && (missing8 = "signal")){
const err53 = {};
(vErrors ??= []).push(err53);
errors++;
}
}
var _valid7 = _errs38 === errors;
valid18 = valid18 || _valid7;
}
}
if(!valid18){
const err54 = {};
(vErrors ??= []).push(err54);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid17 = _errs34 === errors;
if(valid17){
const err55 = {};
(vErrors ??= []).push(err55);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since !== undefined){
const err56 = {instancePath:instancePath+"/since",schemaPath:"#/allOf/6/then/properties/since/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema35.allOf[6].then.properties.since,data:data.since};
(vErrors ??= []).push(err56);
errors++;
}
}
var _valid6 = _errs39 === errors;
valid16 = _valid6;
}
if(!valid16){
const err57 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},schema:schema35.allOf[6].if,parentSchema:schema35.allOf[6],data};
(vErrors ??= []).push(err57);
errors++;
}
const _errs41 = errors;
let valid20 = true;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
const _errs45 = errors;
let valid22 = false;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.component === undefined) && (missing9 = "component")){
const err58 = {};
(vErrors ??= []).push(err58);
errors++;
}
}
var _valid9 = _errs46 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.metric === undefined) && (missing10 = "metric")){
const err59 = {};
(vErrors ??= []).push(err59);
errors++;
}
}
var _valid9 = _errs47 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.log === undefined) && (missing11 = "log")){
const err60 = {};
(vErrors ??= []).push(err60);
errors++;
}
}
var _valid9 = _errs48 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.event === undefined) && (missing12 = "event")){
const err61 = {};
(vErrors ??= []).push(err61);
errors++;
}
}
var _valid9 = _errs49 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.signal === undefined) && (missing13 = "signal")){
const err62 = {};
(vErrors ??= []).push(err62);
errors++;
}
}
var _valid9 = _errs50 === errors;
valid22 = valid22 || _valid9;
}
}
}
}
if(!valid22){
const err63 = {};
(vErrors ??= []).push(err63);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs44 === errors;
if(valid21){
const err64 = {};
(vErrors ??= []).push(err64);
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var _valid8 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload === undefined){
const err65 = {instancePath,schemaPath:"#/allOf/7/then/required",keyword:"required",params:{missingProperty: "workload"},schema:schema35.allOf[7].then.required,parentSchema:schema35.allOf[7].then,data};
(vErrors ??= []).push(err65);
errors++;
}
}
var _valid8 = _errs51 === errors;
valid20 = _valid8;
}
if(!valid20){
const err66 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},schema:schema35.allOf[7].if,parentSchema:schema35.allOf[7],data};
(vErrors ??= []).push(err66);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema35.properties, key0))){
const err67 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data40 = data.state;
if(!((((((((data40 === "Created") || (data40 === "Pending")) || (data40 === "Running")) || (data40 === "Succeeded")) || (data40 === "Failed")) || (data40 === "down")) || (data40 === "up")) || (data40 === "ready"))){
const err68 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema35.properties.state.enum},schema:schema35.properties.state.enum,parentSchema:schema35.properties.state,data:data40};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.raw !== undefined){
let data41 = data.raw;
if(typeof data41 === "string"){
if(data41.length > 100 && func1(data41) > 100){
const err69 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema35.properties.raw,data:data41};
(vErrors ??= []).push(err69);
errors++;
}
if(func1(data41) < 1){
const err70 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.raw,data:data41};
(vErrors ??= []).push(err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},schema:schema35.properties.raw.type,parentSchema:schema35.properties.raw,data:data41};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.count !== undefined){
let data42 = data.count;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err72 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.count.type,parentSchema:schema35.properties.count,data:data42};
(vErrors ??= []).push(err72);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 1000 || isNaN(data42)){
const err73 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema35.properties.count,data:data42};
(vErrors ??= []).push(err73);
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err74 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.count,data:data42};
(vErrors ??= []).push(err74);
errors++;
}
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.metric !== undefined){
if(!(validate104(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate107(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data47 = data.equals;
if(!((typeof data47 == "number") && (isFinite(data47)))){
const err75 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema35.properties.equals.type,parentSchema:schema35.properties.equals,data:data47};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data["at-least"] !== undefined){
let data48 = data["at-least"];
if(!((typeof data48 == "number") && (isFinite(data48)))){
const err76 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema35.properties["at-least"].type,parentSchema:schema35.properties["at-least"],data:data48};
(vErrors ??= []).push(err76);
errors++;
}
}
if(data["at-most"] !== undefined){
let data49 = data["at-most"];
if(!((typeof data49 == "number") && (isFinite(data49)))){
const err77 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema35.properties["at-most"].type,parentSchema:schema35.properties["at-most"],data:data49};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.log !== undefined){
if(!(validate13(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.matches !== undefined){
if(!(validate42(data.matches, {instancePath:instancePath+"/matches",parentData:data,parentDataProperty:"matches",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validate34(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate36(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.signal !== undefined){
if(!(validate13(data.signal, {instancePath:instancePath+"/signal",parentData:data,parentDataProperty:"signal",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.since !== undefined){
if(!(validate13(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["on-timeout"] !== undefined){
let data57 = data["on-timeout"];
if(!((data57 === "error") || (data57 === "continue"))){
const err78 = {instancePath:instancePath+"/on-timeout",schemaPath:"#/properties/on-timeout/enum",keyword:"enum",params:{allowedValues: schema35.properties["on-timeout"].enum},schema:schema35.properties["on-timeout"].enum,parentSchema:schema35.properties["on-timeout"],data:data57};
(vErrors ??= []).push(err78);
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
(vErrors ??= []).push(err79);
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout !== undefined){
const err0 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema34.properties.timeout,data:data.timeout};
(vErrors ??= []).push(err0);
errors++;
}
if(data["on-timeout"] !== undefined){
const err1 = {instancePath:instancePath+"/on-timeout",schemaPath:"#/properties/on-timeout/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema34.properties["on-timeout"],data:data["on-timeout"]};
(vErrors ??= []).push(err1);
errors++;
}
if(data.since !== undefined){
const err2 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema34.properties.since,data:data.since};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
(vErrors ??= []).push(err3);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid0 = false;
let passing0 = null;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.times === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "times"},schema:schema33.oneOf[0].required,parentSchema:schema33.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.for === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "for"},schema:schema33.oneOf[1].required,parentSchema:schema33.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.until === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "until"},schema:schema33.oneOf[2].required,parentSchema:schema33.oneOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.while === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "while"},schema:schema33.oneOf[3].required,parentSchema:schema33.oneOf[3],data};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema33.oneOf,parentSchema:schema33,data};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},schema:schema33.required,parentSchema:schema33,data};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "times") || (key0 === "for")) || (key0 === "until")) || (key0 === "while")) || (key0 === "do"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.times !== undefined){
let data0 = data.times;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.times.type,parentSchema:schema33.properties.times,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema33.properties.times,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.times,data:data0};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.for !== undefined){
if(!(validate9(data.for, {instancePath:instancePath+"/for",parentData:data,parentDataProperty:"for",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate95(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate13(data.while, {instancePath:instancePath+"/while",parentData:data,parentDataProperty:"while",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
let data4 = data.do;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err10 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema33.properties.do,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema33.properties.do,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data4[i0], {instancePath:instancePath+"/do/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/type",keyword:"type",params:{type: "array"},schema:schema33.properties.do.type,parentSchema:schema33.properties.do,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
(vErrors ??= []).push(err13);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
const schema40 = experimentSchema["$defs"]["hold"];
function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fault"},schema:schema40.required,parentSchema:schema40,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},schema:schema40.required,parentSchema:schema40,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "fault") || (key0 === "do"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.fault !== undefined){
if(!(validate13(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
let data1 = data.do;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema40.properties.do,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema40.properties.do,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data1[i0], {instancePath:instancePath+"/do/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/type",keyword:"type",params:{type: "array"},schema:schema40.properties.do.type,parentSchema:schema40.properties.do,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
(vErrors ??= []).push(err6);
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema32,data};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema32,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema32.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.serial !== undefined){
let data0 = data.serial;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema32.properties.serial,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema32.properties.serial,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/serial/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/type",keyword:"type",params:{type: "array"},schema:schema32.properties.serial.type,parentSchema:schema32.properties.serial,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.parallel !== undefined){
let data2 = data.parallel;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err6 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema32.properties.parallel,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema32.properties.parallel,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/parallel/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type: "array"},schema:schema32.properties.parallel.type,parentSchema:schema32.properties.parallel,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.repeat !== undefined){
if(!(validate93(data.repeat, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.hold !== undefined){
if(!(validate120(data.hold, {instancePath:instancePath+"/hold",parentData:data,parentDataProperty:"hold",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined){
if(!(validate9(data.delay, {instancePath:instancePath+"/delay",parentData:data,parentDataProperty:"delay",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate13(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.await !== undefined){
if(!(validate13(data.await, {instancePath:instancePath+"/await",parentData:data,parentDataProperty:"await",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.stop !== undefined){
if(!(validate13(data.stop, {instancePath:instancePath+"/stop",parentData:data,parentDataProperty:"stop",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.revert !== undefined){
if(!(validate13(data.revert, {instancePath:instancePath+"/revert",parentData:data,parentDataProperty:"revert",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.wait !== undefined){
if(!(validate96(data.wait, {instancePath:instancePath+"/wait",parentData:data,parentDataProperty:"wait",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.inventory !== undefined){
if(!(validate13(data.inventory, {instancePath:instancePath+"/inventory",parentData:data,parentDataProperty:"inventory",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
(vErrors ??= []).push(err9);
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema31.anyOf[0].type,parentSchema:schema31.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema31.anyOf[2],data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.anyOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema31.anyOf[2].type,parentSchema:schema31.anyOf[2],data};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema31.anyOf,parentSchema:schema31,data};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}
function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema30.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema30.anyOf[0],data};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate91(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema30.anyOf[0].type,parentSchema:schema30.anyOf[0],data};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(typeof data !== "string"){
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "string"},schema:schema30.anyOf[2].type,parentSchema:schema30.anyOf[2],data};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema30.anyOf,parentSchema:schema30,data};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate90.errors = vErrors;
return errors === 0;
}
const schema41 = experimentSchema["$defs"]["run-check"];
const schema42 = experimentSchema["$defs"]["component-state-check"];
function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema42,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema42.required,parentSchema:schema42,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema42.required,parentSchema:schema42,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.component === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "component"},schema:schema42.required,parentSchema:schema42,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "component")) || (key0 === "equals")) || (key0 === "ever")) || (key0 === "never")) || (key0 === "at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("state" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema42.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(!(validate99(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.ever !== undefined){
if(!(validate99(data.ever, {instancePath:instancePath+"/ever",parentData:data,parentDataProperty:"ever",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.never !== undefined){
if(!(validate99(data.never, {instancePath:instancePath+"/never",parentData:data,parentDataProperty:"never",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate33(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ever !== undefined){
const err6 = {instancePath:instancePath+"/ever",schemaPath:"#/dependentSchemas/equals/properties/ever/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema42.dependentSchemas.equals.properties.ever,data:data.ever};
(vErrors ??= []).push(err6);
errors++;
}
if(data.never !== undefined){
const err7 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/equals/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema42.dependentSchemas.equals.properties.never,data:data.never};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.ever !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.never !== undefined){
const err8 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/ever/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema42.dependentSchemas.ever.properties.never,data:data.never};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.at !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err9 = {instancePath,schemaPath:"#/dependentSchemas/at/required",keyword:"required",params:{missingProperty: "equals"},schema:schema42.dependentSchemas.at.required,parentSchema:schema42.dependentSchemas.at,data};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
(vErrors ??= []).push(err10);
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
const schema43 = experimentSchema["$defs"]["log-check"];
function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema43,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.log === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "log")) || (key0 === "contains")) || (key0 === "absent")) || (key0 === "count")) || (key0 === "during"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("log" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema43.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.log !== undefined){
if(!(validate13(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.contains !== undefined){
if(!(validate48(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.absent !== undefined){
if(!(validate48(data.absent, {instancePath:instancePath+"/absent",parentData:data,parentDataProperty:"absent",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
if(!(validate51(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.during !== undefined){
if(!(validate13(data.during, {instancePath:instancePath+"/during",parentData:data,parentDataProperty:"during",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
(vErrors ??= []).push(err6);
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
const schema44 = experimentSchema["$defs"]["metric-check"];
function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.metric === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metric"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema44.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("metric" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "metric"},schema:"metric",parentSchema:schema44.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.metric !== undefined){
if(!(validate104(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate107(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data5 = data.of;
if(!(((data5 === "value") || (data5 === "delta")) || (data5 === "max"))){
const err5 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema44.properties.of.enum},schema:schema44.properties.of.enum,parentSchema:schema44.properties.of,data:data5};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.equals !== undefined){
let data6 = data.equals;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema44.properties.equals.type,parentSchema:schema44.properties.equals,data:data6};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data["at-least"] !== undefined){
let data7 = data["at-least"];
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema44.properties["at-least"].type,parentSchema:schema44.properties["at-least"],data:data7};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data["at-most"] !== undefined){
let data8 = data["at-most"];
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema44.properties["at-most"].type,parentSchema:schema44.properties["at-most"],data:data8};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
(vErrors ??= []).push(err9);
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
const schema45 = experimentSchema["$defs"]["event-check"];
function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.within === undefined) && (missing0 = "within")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.after === undefined){
const err1 = {instancePath,schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty: "after"},schema:schema45.then.anyOf[0].required,parentSchema:schema45.then.anyOf[0],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid1 = _errs5 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before === undefined){
const err2 = {instancePath,schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty: "before"},schema:schema45.then.anyOf[1].required,parentSchema:schema45.then.anyOf[1],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{},schema:schema45.then.anyOf,parentSchema:schema45.then,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema45.if,parentSchema:schema45,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data.kind === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data.event === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "event")) || (key0 === "of")) || (key0 === "occurs")) || (key0 === "after")) || (key0 === "before")) || (key0 === "within"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("event" !== data1){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "event"},schema:"event",parentSchema:schema45.properties.kind,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.event !== undefined){
if(!(validate34(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate36(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.occurs !== undefined){
let data4 = data.occurs;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/occurs",schemaPath:"#/properties/occurs/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.occurs.type,parentSchema:schema45.properties.occurs,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.after !== undefined){
if(!(validate33(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined){
if(!(validate33(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.within !== undefined){
if(!(validate9(data.within, {instancePath:instancePath+"/within",parentData:data,parentDataProperty:"within",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before !== undefined){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/dependentSchemas/after/properties/before/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema45.dependentSchemas.after.properties.before,data:data.before};
(vErrors ??= []).push(err11);
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
(vErrors ??= []).push(err12);
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
const schema46 = experimentSchema["$defs"]["duration-check"];
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema46,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.of === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "of")) || (key0 === "part")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("duration" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "duration"},schema:"duration",parentSchema:schema46.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.of !== undefined){
if(!(validate13(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.part !== undefined){
let data3 = data.part;
if(!(((data3 === "effect") || (data3 === "hold")) || (data3 === "revert"))){
const err6 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/enum",keyword:"enum",params:{allowedValues: schema46.properties.part.enum},schema:schema46.properties.part.enum,parentSchema:schema46.properties.part,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data["at-least"] !== undefined){
if(!(validate9(data["at-least"], {instancePath:instancePath+"/at-least",parentData:data,parentDataProperty:"at-least",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["at-most"] !== undefined){
if(!(validate9(data["at-most"], {instancePath:instancePath+"/at-most",parentData:data,parentDataProperty:"at-most",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
(vErrors ??= []).push(err7);
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
const schema47 = experimentSchema["$defs"]["inventory-check"];
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nothing-left"] === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "nothing-left"},schema:schema47.oneOf[0].required,parentSchema:schema47.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["one-per-instance"] === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "one-per-instance"},schema:schema47.oneOf[1].required,parentSchema:schema47.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema47.oneOf,parentSchema:schema47,data};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema47.required,parentSchema:schema47,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema47.required,parentSchema:schema47,data};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "at")) || (key0 === "of")) || (key0 === "role")) || (key0 === "nothing-left")) || (key0 === "one-per-instance"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("inventory" !== data1){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "inventory"},schema:"inventory",parentSchema:schema47.properties.kind,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.at !== undefined){
if(!(validate13(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data3 = data.of;
if(typeof data3 === "string"){
if(data3.length > 60 && func1(data3) > 60){
const err7 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema47.properties.of,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.of,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},schema:schema47.properties.of.type,parentSchema:schema47.properties.of,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.role !== undefined){
if(!(validate13(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data["nothing-left"] !== undefined){
let data5 = data["nothing-left"];
if(true !== data5){
const err10 = {instancePath:instancePath+"/nothing-left",schemaPath:"#/properties/nothing-left/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema47.properties["nothing-left"],data:data5};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data["one-per-instance"] !== undefined){
if(!(validate13(data["one-per-instance"], {instancePath:instancePath+"/one-per-instance",parentData:data,parentDataProperty:"one-per-instance",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
(vErrors ??= []).push(err11);
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema41.required,parentSchema:schema41,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema41.required,parentSchema:schema41,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "state"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(tag0 === "log"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metric"){
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
else if(tag0 === "event"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag0 === "duration"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
else if(tag0 === "operation"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
else if(tag0 === "inventory"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
(vErrors ??= []).push(err4);
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
const schema48 = experimentSchema["$defs"]["condition"];
const schema49 = experimentSchema["$defs"]["state-condition"];
function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workload === undefined) && (missing0 = "workload")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component !== undefined){
const err1 = {instancePath:instancePath+"/component",schemaPath:"#/then/properties/component/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema49.then.properties.component,data:data.component};
(vErrors ??= []).push(err1);
errors++;
}
if(data.equals !== undefined){
if(!(validate28(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component === undefined){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "component"},schema:schema49.else.required,parentSchema:schema49.else,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.equals !== undefined){
if(!(validate99(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema49.if,parentSchema:schema49,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema49.required,parentSchema:schema49,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.kind === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema49.required,parentSchema:schema49,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data.equals === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equals"},schema:schema49.required,parentSchema:schema49,data};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "component")) || (key0 === "workload")) || (key0 === "equals"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if("state" !== data4){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema49.properties.kind,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data7 = data.equals;
if(!(((((((((data7 === "Created") || (data7 === "Pending")) || (data7 === "Running")) || (data7 === "Unknown")) || (data7 === "Succeeded")) || (data7 === "Failed")) || (data7 === "down")) || (data7 === "up")) || (data7 === "ready"))){
const err9 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/enum",keyword:"enum",params:{allowedValues: schema49.properties.equals.enum},schema:schema49.properties.equals.enum,parentSchema:schema49.properties.equals,data:data7};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
(vErrors ??= []).push(err10);
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
const schema50 = experimentSchema["$defs"]["metric-condition"];
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema50.required,parentSchema:schema50,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema50.required,parentSchema:schema50,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.metric === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metric"},schema:schema50.required,parentSchema:schema50,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "metric")) || (key0 === "source")) || (key0 === "labels")) || (key0 === "equals")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("metric" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "metric"},schema:"metric",parentSchema:schema50.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.metric !== undefined){
if(!(validate104(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate107(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data5 = data.equals;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema50.properties.equals.type,parentSchema:schema50.properties.equals,data:data5};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data["at-least"] !== undefined){
let data6 = data["at-least"];
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema50.properties["at-least"].type,parentSchema:schema50.properties["at-least"],data:data6};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data["at-most"] !== undefined){
let data7 = data["at-most"];
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema50.properties["at-most"].type,parentSchema:schema50.properties["at-most"],data:data7};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
(vErrors ??= []).push(err8);
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.required,parentSchema:schema48,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema48.required,parentSchema:schema48,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "state"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metric"){
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema48.discriminator,parentSchema:schema48,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema48.discriminator,parentSchema:schema48,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
(vErrors ??= []).push(err4);
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
const schema51 = experimentSchema["$defs"]["expectation"];
const pattern10 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$", "u");
const pattern11 = new RegExp("^[a-z][a-z0-9-]{0,39}(@(before|after))?$", "u");
const pattern13 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},schema:schema51.required,parentSchema:schema51,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema51.required,parentSchema:schema51,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.checks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},schema:schema51.required,parentSchema:schema51,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema51.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.issue !== undefined){
let data0 = data.issue;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$"},schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",parentSchema:schema51.properties.issue,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},schema:schema51.properties.issue.type,parentSchema:schema51.properties.issue,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema51.properties.reason,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51.properties.reason,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema51.properties.reason.type,parentSchema:schema51.properties.reason,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.checks !== undefined){
let data2 = data.checks;
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema51.properties.checks,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
const err10 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$"},schema:"^[a-z][a-z0-9-]{0,39}(@(before|after))?$",parentSchema:schema51.properties.checks.items,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.checks.items.type,parentSchema:schema51.properties.checks.items,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema51.properties.checks,data:data2};
(vErrors ??= []).push(err12);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema51.properties.checks.type,parentSchema:schema51.properties.checks,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.instances !== undefined){
let data4 = data.instances;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err14 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema51.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err14);
errors++;
}
if(data4.length < 1){
const err15 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema51.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err16 = {instancePath:instancePath+"/instances/" + i2,schemaPath:"#/properties/instances/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},schema:"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",parentSchema:schema51.properties.instances.anyOf[0].items,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/instances/" + i2,schemaPath:"#/properties/instances/anyOf/0/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.instances.anyOf[0].items.type,parentSchema:schema51.properties.instances.anyOf[0].items,data:data5};
(vErrors ??= []).push(err17);
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},schema:true,parentSchema:schema51.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err18);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err19 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema51.properties.instances.anyOf[0].type,parentSchema:schema51.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err19);
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs20 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["targets-of"] === undefined){
const err20 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/required",keyword:"required",params:{missingProperty: "targets-of"},schema:schema51.properties.instances.anyOf[1].required,parentSchema:schema51.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data4){
if(!(key1 === "targets-of")){
const err21 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema51.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data4["targets-of"] !== undefined){
if(!(validate13(data4["targets-of"], {instancePath:instancePath+"/instances/targets-of",parentData:data4,parentDataProperty:"targets-of",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema51.properties.instances.anyOf[1].type,parentSchema:schema51.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err22);
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err23 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf",keyword:"anyOf",params:{},schema:schema51.properties.instances.anyOf,parentSchema:schema51.properties.instances,data:data4};
(vErrors ??= []).push(err23);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.message !== undefined){
if(!(validate42(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.flaky !== undefined){
let data8 = data.flaky;
const _errs27 = errors;
let valid9 = false;
const _errs28 = errors;
if(true !== data8){
const err24 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/0/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema51.properties.flaky.anyOf[0],data:data8};
(vErrors ??= []).push(err24);
errors++;
}
var _valid1 = _errs28 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs29 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.hits === undefined){
const err25 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/required",keyword:"required",params:{missingProperty: "hits"},schema:schema51.properties.flaky.anyOf[1].required,parentSchema:schema51.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err25);
errors++;
}
if(data8.runs === undefined){
const err26 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/required",keyword:"required",params:{missingProperty: "runs"},schema:schema51.properties.flaky.anyOf[1].required,parentSchema:schema51.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err26);
errors++;
}
for(const key2 in data8){
if(!((key2 === "hits") || (key2 === "runs"))){
const err27 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema51.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.hits !== undefined){
let data9 = data8.hits;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/flaky/hits",schemaPath:"#/properties/flaky/anyOf/1/properties/hits/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.flaky.anyOf[1].properties.hits.type,parentSchema:schema51.properties.flaky.anyOf[1].properties.hits,data:data9};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/flaky/hits",schemaPath:"#/properties/flaky/anyOf/1/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema51.properties.flaky.anyOf[1].properties.hits,data:data9};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data8.runs !== undefined){
let data10 = data8.runs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/flaky/runs",schemaPath:"#/properties/flaky/anyOf/1/properties/runs/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.flaky.anyOf[1].properties.runs.type,parentSchema:schema51.properties.flaky.anyOf[1].properties.runs,data:data10};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/flaky/runs",schemaPath:"#/properties/flaky/anyOf/1/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.flaky.anyOf[1].properties.runs,data:data10};
(vErrors ??= []).push(err31);
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema51.properties.flaky.anyOf[1].type,parentSchema:schema51.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err32);
errors++;
}
var _valid1 = _errs29 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err33 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf",keyword:"anyOf",params:{},schema:schema51.properties.flaky.anyOf,parentSchema:schema51.properties.flaky,data:data8};
(vErrors ??= []).push(err33);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.adapters !== undefined){
let data11 = data.adapters;
if(Array.isArray(data11)){
if(data11.length > 20){
const err34 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema51.properties.adapters,data:data11};
(vErrors ??= []).push(err34);
errors++;
}
if(data11.length < 1){
const err35 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema51.properties.adapters,data:data11};
(vErrors ??= []).push(err35);
errors++;
}
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
if(!(validate1(data11[i4], {instancePath:instancePath+"/adapters/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
outer0:
for(;i5--;){
for(j2 = i5; j2--;){
if(func4(data11[i5], data11[j2])){
const err36 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},schema:true,parentSchema:schema51.properties.adapters,data:data11};
(vErrors ??= []).push(err36);
errors++;
break outer0;
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/type",keyword:"type",params:{type: "array"},schema:schema51.properties.adapters.type,parentSchema:schema51.properties.adapters,data:data11};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.systems !== undefined){
let data13 = data.systems;
if(Array.isArray(data13)){
if(data13.length > 20){
const err38 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema51.properties.systems,data:data13};
(vErrors ??= []).push(err38);
errors++;
}
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema51.properties.systems,data:data13};
(vErrors ??= []).push(err39);
errors++;
}
const len3 = data13.length;
for(let i6=0; i6<len3; i6++){
if(!(validate16(data13[i6], {instancePath:instancePath+"/systems/" + i6,parentData:data13,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/type",keyword:"type",params:{type: "array"},schema:schema51.properties.systems.type,parentSchema:schema51.properties.systems,data:data13};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.since !== undefined){
let data15 = data.since;
if(typeof data15 === "string"){
if(!pattern13.test(data15)){
const err41 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",parentSchema:schema51.properties.since,data:data15};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},schema:schema51.properties.since.type,parentSchema:schema51.properties.since,data:data15};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
(vErrors ??= []).push(err43);
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
const schema52 = experimentSchema["$defs"]["variable-names"];
function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema52,data};
(vErrors ??= []).push(err0);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema52.items,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema52.items.type,parentSchema:schema52.items,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema52,data};
(vErrors ??= []).push(err3);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema52.type,parentSchema:schema52,data};
(vErrors ??= []).push(err4);
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="experiment.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data["default-adapter"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default-adapter"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.id !== undefined){
if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 10000 && func1(data2) > 10000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data3[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data3[i1], data3[j0])){
const err10 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err10);
errors++;
break outer0;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema0.properties.tags.type,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data["default-adapter"] !== undefined){
if(!(validate1(data["default-adapter"], {instancePath:instancePath+"/default-adapter",parentData:data,parentDataProperty:"default-adapter",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 50){
const err12 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data6){
const _errs14 = errors;
if(!(validate5(key1, {instancePath:instancePath+"/parameters",parentData:data6,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
const err13 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema0.properties.parameters.propertyNames,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
}
for(const key2 in data6){
if(!(validate7(data6[key2], {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema0.properties.parameters.type,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["settle-timeout"] !== undefined){
if(!(validate9(data["settle-timeout"], {instancePath:instancePath+"/settle-timeout",parentData:data,parentDataProperty:"settle-timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
if(!(validate12(data.requires, {instancePath:instancePath+"/requires",parentData:data,parentDataProperty:"requires",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.workloads !== undefined){
let data11 = data.workloads;
if(Array.isArray(data11)){
if(data11.length > 20){
const err15 = {instancePath:instancePath+"/workloads",schemaPath:"#/properties/workloads/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.workloads,data:data11};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
if(!(validate19(data11[i2], {instancePath:instancePath+"/workloads/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/workloads",schemaPath:"#/properties/workloads/type",keyword:"type",params:{type: "array"},schema:schema0.properties.workloads.type,parentSchema:schema0.properties.workloads,data:data11};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.operations !== undefined){
let data13 = data.operations;
if(Array.isArray(data13)){
if(data13.length > 50){
const err17 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.operations,data:data13};
(vErrors ??= []).push(err17);
errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
if(!(validate71(data13[i3], {instancePath:instancePath+"/operations/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema0.properties.operations.type,parentSchema:schema0.properties.operations,data:data13};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.flow !== undefined){
if(!(validate90(data.flow, {instancePath:instancePath+"/flow",parentData:data,parentDataProperty:"flow",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data16 = data.checks;
if(Array.isArray(data16)){
if(data16.length > 100){
const err19 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.checks,data:data16};
(vErrors ??= []).push(err19);
errors++;
}
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
if(!(validate134(data16[i4], {instancePath:instancePath+"/checks/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema0.properties.checks.type,parentSchema:schema0.properties.checks,data:data16};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data["steady-state"] !== undefined){
let data18 = data["steady-state"];
if(Array.isArray(data18)){
if(data18.length > 20){
const err21 = {instancePath:instancePath+"/steady-state",schemaPath:"#/properties/steady-state/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties["steady-state"],data:data18};
(vErrors ??= []).push(err21);
errors++;
}
const len4 = data18.length;
for(let i5=0; i5<len4; i5++){
if(!(validate181(data18[i5], {instancePath:instancePath+"/steady-state/" + i5,parentData:data18,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/steady-state",schemaPath:"#/properties/steady-state/type",keyword:"type",params:{type: "array"},schema:schema0.properties["steady-state"].type,parentSchema:schema0.properties["steady-state"],data:data18};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.expectations !== undefined){
let data20 = data.expectations;
if(Array.isArray(data20)){
if(data20.length > 20){
const err23 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.expectations,data:data20};
(vErrors ??= []).push(err23);
errors++;
}
const len5 = data20.length;
for(let i6=0; i6<len5; i6++){
if(!(validate197(data20[i6], {instancePath:instancePath+"/expectations/" + i6,parentData:data20,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"},schema:schema0.properties.expectations.type,parentSchema:schema0.properties.expectations,data:data20};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.secrets !== undefined){
if(!(validate203(data.secrets, {instancePath:instancePath+"/secrets",parentData:data,parentDataProperty:"secrets",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err25);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
const schema53 = adapterSchema;
function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},schema:"^[a-z0-9][a-z0-9-]{0,63}$",parentSchema:schema1,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
(vErrors ??= []).push(err1);
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
const schema55 = adapterSchema["$defs"]["label-set"];
function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema55,data};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema55,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(key0.length > 200 && func1(key0) > 200){
const err2 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema55.propertyNames,data:key0,propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema55.propertyNames,parentSchema:schema55,data};
(vErrors ??= []).push(err3);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(data0.length > 500 && func1(data0) > 500){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema55.additionalProperties,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema55.additionalProperties.type,parentSchema:schema55.additionalProperties,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
(vErrors ??= []).push(err6);
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
const schema56 = experimentSchema["$defs"]["fault-kind"];
function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "kill") || (data === "stop")) || (data === "restart")) || (data === "restart-in-place")) || (data === "freeze")) || (data === "outage")) || (data === "partition"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema56.enum},schema:schema56.enum,parentSchema:schema56,data};
(vErrors ??= []).push(err0);
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2,data};
(vErrors ??= []).push(err0);
errors++;
}
if(!pattern1.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema2,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
(vErrors ??= []).push(err2);
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},schema:schema3.type,parentSchema:schema3,data};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data === "string"){
if(data.length > 4096 && func1(data) > 4096){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema3,data};
(vErrors ??= []).push(err1);
errors++;
}
}
validate214.errors = vErrors;
return errors === 0;
}
function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema52,data};
(vErrors ??= []).push(err0);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema52.items,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema52.items.type,parentSchema:schema52.items,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema52,data};
(vErrors ??= []).push(err3);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema52.type,parentSchema:schema52,data};
(vErrors ??= []).push(err4);
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema6,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
(vErrors ??= []).push(err1);
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
const schema61 = adapterSchema["$defs"]["hook"];
function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 65536 && func1(data) > 65536){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema61,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema61,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema61.type,parentSchema:schema61,data};
(vErrors ??= []).push(err2);
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$"},schema:"^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",parentSchema:schema4,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
(vErrors ??= []).push(err1);
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
const schema63 = adapterSchema["$defs"]["adapter-operation"];
const schema64 = adapterSchema["$defs"]["argument"];
function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema64.required,parentSchema:schema64,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "default"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((data0 === "string") || (data0 === "number")) || (data0 === "duration")) || (data0 === "file"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema64.properties.type.enum},schema:schema64.properties.type.enum,parentSchema:schema64.properties.type,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.default !== undefined){
if(!(validate214(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
(vErrors ??= []).push(err3);
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},schema:schema63.required,parentSchema:schema63,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "with") || (key0 === "run")) || (key0 === "capture")) || (key0 === "revert")) || (key0 === "verify"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.with !== undefined){
let data0 = data.with;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 20){
const err2 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema63.properties.with,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
for(const key1 in data0){
const _errs4 = errors;
if(!(validate212(key1, {instancePath:instancePath+"/with",parentData:data0,parentDataProperty:"with",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema63.properties.with.propertyNames,parentSchema:schema63.properties.with,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
for(const key2 in data0){
if(!(validate249(data0[key2], {instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type: "object"},schema:schema63.properties.with.type,parentSchema:schema63.properties.with,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.run !== undefined){
if(!(validate220(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.capture !== undefined){
if(!(validate220(data.capture, {instancePath:instancePath+"/capture",parentData:data,parentDataProperty:"capture",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.revert !== undefined){
if(!(validate220(data.revert, {instancePath:instancePath+"/revert",parentData:data,parentDataProperty:"revert",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.verify !== undefined){
if(!(validate220(data.verify, {instancePath:instancePath+"/verify",parentData:data,parentDataProperty:"verify",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.capture !== undefined){
if(data.revert === undefined){
const err5 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "capture",
    missingProperty: "revert",
    depsCount: 1,
    deps: "revert"},schema:schema63.dependentRequired,parentSchema:schema63,data};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
(vErrors ??= []).push(err6);
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
const schema65 = adapterSchema["$defs"]["target-location"];
const schema66 = adapterSchema["$defs"]["target-variant"];
function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "process") || (data0 === "process-group"))){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["pid-file"] === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "pid-file"},schema:schema66.allOf[0].then.required,parentSchema:schema66.allOf[0].then,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.labels !== undefined){
const err3 = {instancePath:instancePath+"/labels",schemaPath:"#/allOf/0/then/properties/labels/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema66.allOf[0].then.properties.labels,data:data.labels};
(vErrors ??= []).push(err3);
errors++;
}
if(data.log !== undefined){
let data2 = data.log;
const _errs7 = errors;
const _errs8 = errors;
if("container" !== data2){
const err4 = {};
(vErrors ??= []).push(err4);
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err5 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/0/then/properties/log/not",keyword:"not",params:{},schema:schema66.allOf[0].then.properties.log.not,parentSchema:schema66.allOf[0].then.properties.log,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labels === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "labels"},schema:schema66.allOf[0].else.required,parentSchema:schema66.allOf[0].else,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data["pid-file"] !== undefined){
const err7 = {instancePath:instancePath+"/pid-file",schemaPath:"#/allOf/0/else/properties/pid-file/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema66.allOf[0].else.properties["pid-file"],data:data["pid-file"]};
(vErrors ??= []).push(err7);
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema66.allOf[0].if,parentSchema:schema66.allOf[0],data};
(vErrors ??= []).push(err8);
errors++;
}
const _errs11 = errors;
let valid6 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err9 = {};
(vErrors ??= []).push(err9);
errors++;
}
else {
if(data.type !== undefined){
if("pod" !== data.type){
const err10 = {};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema66.allOf[1].then.required,parentSchema:schema66.allOf[1].then,data};
(vErrors ??= []).push(err11);
errors++;
}
if(data.start !== undefined){
const err12 = {instancePath:instancePath+"/start",schemaPath:"#/allOf/1/then/properties/start/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema66.allOf[1].then.properties.start,data:data.start};
(vErrors ??= []).push(err12);
errors++;
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
ifClause1 = "then";
}
else {
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace !== undefined){
const err13 = {instancePath:instancePath+"/namespace",schemaPath:"#/allOf/1/else/properties/namespace/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema66.allOf[1].else.properties.namespace,data:data.namespace};
(vErrors ??= []).push(err13);
errors++;
}
if(data.container !== undefined){
const err14 = {instancePath:instancePath+"/container",schemaPath:"#/allOf/1/else/properties/container/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema66.allOf[1].else.properties.container,data:data.container};
(vErrors ??= []).push(err14);
errors++;
}
}
var _valid1 = _errs15 === errors;
valid6 = _valid1;
ifClause1 = "else";
}
if(!valid6){
const err15 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause1},schema:schema66.allOf[1].if,parentSchema:schema66.allOf[1],data};
(vErrors ??= []).push(err15);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema66.required,parentSchema:schema66,data};
(vErrors ??= []).push(err16);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "pid-file")) || (key0 === "labels")) || (key0 === "namespace")) || (key0 === "container")) || (key0 === "log")) || (key0 === "stop-grace")) || (key0 === "start"))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if(!(((((data8 === "process") || (data8 === "process-group")) || (data8 === "container")) || (data8 === "container-process")) || (data8 === "pod"))){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema66.properties.type.enum},schema:schema66.properties.type.enum,parentSchema:schema66.properties.type,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data["pid-file"] !== undefined){
let data9 = data["pid-file"];
if(typeof data9 === "string"){
if(data9.length > 500 && func1(data9) > 500){
const err19 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema66.properties["pid-file"],data:data9};
(vErrors ??= []).push(err19);
errors++;
}
if(func1(data9) < 1){
const err20 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66.properties["pid-file"],data:data9};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/type",keyword:"type",params:{type: "string"},schema:schema66.properties["pid-file"].type,parentSchema:schema66.properties["pid-file"],data:data9};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.labels !== undefined){
if(!(validate208(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
let data11 = data.namespace;
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
const err22 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66.properties.namespace,data:data11};
(vErrors ??= []).push(err22);
errors++;
}
if(func1(data11) < 1){
const err23 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66.properties.namespace,data:data11};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema66.properties.namespace.type,parentSchema:schema66.properties.namespace,data:data11};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.container !== undefined){
let data12 = data.container;
if(typeof data12 === "string"){
if(data12.length > 200 && func1(data12) > 200){
const err25 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66.properties.container,data:data12};
(vErrors ??= []).push(err25);
errors++;
}
if(func1(data12) < 1){
const err26 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66.properties.container,data:data12};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: "string"},schema:schema66.properties.container.type,parentSchema:schema66.properties.container,data:data12};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.log !== undefined){
let data13 = data.log;
if(typeof data13 === "string"){
if(data13.length > 500 && func1(data13) > 500){
const err28 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema66.properties.log,data:data13};
(vErrors ??= []).push(err28);
errors++;
}
if(func1(data13) < 1){
const err29 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66.properties.log,data:data13};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},schema:schema66.properties.log.type,parentSchema:schema66.properties.log,data:data13};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data["stop-grace"] !== undefined){
if(!(validate222(data["stop-grace"], {instancePath:instancePath+"/stop-grace",parentData:data,parentDataProperty:"stop-grace",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate220(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
(vErrors ??= []).push(err31);
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}
const pattern22 = new RegExp("^[A-Za-z0-9._-]{1,40}$", "u");
function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "process") || (data0 === "process-group"))){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["pid-file"] === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "pid-file"},schema:schema65.allOf[0].then.required,parentSchema:schema65.allOf[0].then,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.labels !== undefined){
const err3 = {instancePath:instancePath+"/labels",schemaPath:"#/allOf/0/then/properties/labels/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema65.allOf[0].then.properties.labels,data:data.labels};
(vErrors ??= []).push(err3);
errors++;
}
if(data.log !== undefined){
let data2 = data.log;
const _errs7 = errors;
const _errs8 = errors;
if("container" !== data2){
const err4 = {};
(vErrors ??= []).push(err4);
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err5 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/0/then/properties/log/not",keyword:"not",params:{},schema:schema65.allOf[0].then.properties.log.not,parentSchema:schema65.allOf[0].then.properties.log,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labels === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "labels"},schema:schema65.allOf[0].else.required,parentSchema:schema65.allOf[0].else,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data["pid-file"] !== undefined){
const err7 = {instancePath:instancePath+"/pid-file",schemaPath:"#/allOf/0/else/properties/pid-file/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema65.allOf[0].else.properties["pid-file"],data:data["pid-file"]};
(vErrors ??= []).push(err7);
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema65.allOf[0].if,parentSchema:schema65.allOf[0],data};
(vErrors ??= []).push(err8);
errors++;
}
const _errs11 = errors;
let valid6 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err9 = {};
(vErrors ??= []).push(err9);
errors++;
}
else {
if(data.type !== undefined){
if("pod" !== data.type){
const err10 = {};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema65.allOf[1].then.required,parentSchema:schema65.allOf[1].then,data};
(vErrors ??= []).push(err11);
errors++;
}
if(data.start !== undefined){
const err12 = {instancePath:instancePath+"/start",schemaPath:"#/allOf/1/then/properties/start/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema65.allOf[1].then.properties.start,data:data.start};
(vErrors ??= []).push(err12);
errors++;
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
ifClause1 = "then";
}
else {
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace !== undefined){
const err13 = {instancePath:instancePath+"/namespace",schemaPath:"#/allOf/1/else/properties/namespace/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema65.allOf[1].else.properties.namespace,data:data.namespace};
(vErrors ??= []).push(err13);
errors++;
}
if(data.container !== undefined){
const err14 = {instancePath:instancePath+"/container",schemaPath:"#/allOf/1/else/properties/container/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema65.allOf[1].else.properties.container,data:data.container};
(vErrors ??= []).push(err14);
errors++;
}
}
var _valid1 = _errs15 === errors;
valid6 = _valid1;
ifClause1 = "else";
}
if(!valid6){
const err15 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause1},schema:schema65.allOf[1].if,parentSchema:schema65.allOf[1],data};
(vErrors ??= []).push(err15);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema65.required,parentSchema:schema65,data};
(vErrors ??= []).push(err16);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema65.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if(!(((((data8 === "process") || (data8 === "process-group")) || (data8 === "container")) || (data8 === "container-process")) || (data8 === "pod"))){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},schema:schema65.properties.type.enum,parentSchema:schema65.properties.type,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data["pid-file"] !== undefined){
let data9 = data["pid-file"];
if(typeof data9 === "string"){
if(data9.length > 500 && func1(data9) > 500){
const err19 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema65.properties["pid-file"],data:data9};
(vErrors ??= []).push(err19);
errors++;
}
if(func1(data9) < 1){
const err20 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65.properties["pid-file"],data:data9};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/type",keyword:"type",params:{type: "string"},schema:schema65.properties["pid-file"].type,parentSchema:schema65.properties["pid-file"],data:data9};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.labels !== undefined){
if(!(validate208(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
let data11 = data.namespace;
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
const err22 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema65.properties.namespace,data:data11};
(vErrors ??= []).push(err22);
errors++;
}
if(func1(data11) < 1){
const err23 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65.properties.namespace,data:data11};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema65.properties.namespace.type,parentSchema:schema65.properties.namespace,data:data11};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.container !== undefined){
let data12 = data.container;
if(typeof data12 === "string"){
if(data12.length > 200 && func1(data12) > 200){
const err25 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema65.properties.container,data:data12};
(vErrors ??= []).push(err25);
errors++;
}
if(func1(data12) < 1){
const err26 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65.properties.container,data:data12};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: "string"},schema:schema65.properties.container.type,parentSchema:schema65.properties.container,data:data12};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.log !== undefined){
let data13 = data.log;
if(typeof data13 === "string"){
if(data13.length > 500 && func1(data13) > 500){
const err28 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema65.properties.log,data:data13};
(vErrors ??= []).push(err28);
errors++;
}
if(func1(data13) < 1){
const err29 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65.properties.log,data:data13};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},schema:schema65.properties.log.type,parentSchema:schema65.properties.log,data:data13};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data["stop-grace"] !== undefined){
if(!(validate222(data["stop-grace"], {instancePath:instancePath+"/stop-grace",parentData:data,parentDataProperty:"stop-grace",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate220(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.generations !== undefined){
let data16 = data.generations;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length > 10){
const err31 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema65.properties.generations,data:data16};
(vErrors ??= []).push(err31);
errors++;
}
if(Object.keys(data16).length < 1){
const err32 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema65.properties.generations,data:data16};
(vErrors ??= []).push(err32);
errors++;
}
for(const key1 in data16){
const _errs31 = errors;
if(typeof key1 === "string"){
if(!pattern22.test(key1)){
const err33 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,40}$"},schema:"^[A-Za-z0-9._-]{1,40}$",parentSchema:schema65.properties.generations.propertyNames,data:key1,propertyName:key1};
(vErrors ??= []).push(err33);
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err34 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema65.properties.generations.propertyNames,parentSchema:schema65.properties.generations,data:data16};
(vErrors ??= []).push(err34);
errors++;
}
}
for(const key2 in data16){
if(!(validate262(data16[key2], {instancePath:instancePath+"/generations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data16,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/type",keyword:"type",params:{type: "object"},schema:schema65.properties.generations.type,parentSchema:schema65.properties.generations,data:data16};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
(vErrors ??= []).push(err36);
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
const pattern23 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="adapter.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signals === undefined) && (missing0 = "signals")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.traces === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "traces"},schema:schema53.allOf[0].then.required,parentSchema:schema53.allOf[0].then,data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema53.allOf[0].if,parentSchema:schema53.allOf[0],data};
(vErrors ??= []).push(err2);
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.backend === undefined) && (missing1 = "backend")){
const err3 = {};
(vErrors ??= []).push(err3);
errors++;
}
else {
if(data.backend !== undefined){
if("docker" !== data.backend){
const err4 = {};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "scope"},schema:schema53.allOf[1].then.required,parentSchema:schema53.allOf[1].then,data};
(vErrors ??= []).push(err5);
errors++;
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope !== undefined){
const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/allOf/1/else/properties/scope/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema53.allOf[1].else.properties.scope,data:data.scope};
(vErrors ??= []).push(err6);
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema53.allOf[1].if,parentSchema:schema53.allOf[1],data};
(vErrors ??= []).push(err7);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err8);
errors++;
}
if(data.title === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err9);
errors++;
}
if(data.backend === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backend"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err10);
errors++;
}
if(data.gateways === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateways"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err11);
errors++;
}
if(data.system === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err12);
errors++;
}
if(data.instance === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instance"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err13);
errors++;
}
if(data.targets === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},schema:schema53.required,parentSchema:schema53,data};
(vErrors ??= []).push(err14);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema53.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.id !== undefined){
if(!(validate206(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema53.properties.title,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
if(func1(data3) < 1){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.title,data:data3};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema53.properties.title.type,parentSchema:schema53.properties.title,data:data3};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(data4.length > 10000 && func1(data4) > 10000){
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema53.properties.description,data:data4};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema53.properties.description.type,parentSchema:schema53.properties.description,data:data4};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.backend !== undefined){
let data5 = data.backend;
if(!(((data5 === "process") || (data5 === "docker")) || (data5 === "kubernetes"))){
const err21 = {instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/enum",keyword:"enum",params:{allowedValues: schema53.properties.backend.enum},schema:schema53.properties.backend.enum,parentSchema:schema53.properties.backend,data:data5};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.scope !== undefined){
if(!(validate208(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.gateways !== undefined){
let data7 = data.gateways;
if(Array.isArray(data7)){
if(data7.length > 5){
const err22 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema53.properties.gateways,data:data7};
(vErrors ??= []).push(err22);
errors++;
}
if(data7.length < 1){
const err23 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema53.properties.gateways,data:data7};
(vErrors ??= []).push(err23);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!(((((data8 === "release") || (data8 === "binaries")) || (data8 === "endpoint")) || (data8 === "standin")) || (data8 === "installed"))){
const err24 = {instancePath:instancePath+"/gateways/" + i0,schemaPath:"#/properties/gateways/items/enum",keyword:"enum",params:{allowedValues: schema53.properties.gateways.items.enum},schema:schema53.properties.gateways.items.enum,parentSchema:schema53.properties.gateways.items,data:data8};
(vErrors ??= []).push(err24);
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data7[i1], data7[j0])){
const err25 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema53.properties.gateways,data:data7};
(vErrors ??= []).push(err25);
errors++;
break outer0;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"},schema:schema53.properties.gateways.type,parentSchema:schema53.properties.gateways,data:data7};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.capabilities !== undefined){
let data9 = data.capabilities;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.without === undefined){
const err27 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/required",keyword:"required",params:{missingProperty: "without"},schema:schema53.properties.capabilities.required,parentSchema:schema53.properties.capabilities,data:data9};
(vErrors ??= []).push(err27);
errors++;
}
for(const key1 in data9){
if(!(key1 === "without")){
const err28 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema53.properties.capabilities,data:data9};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data9.without !== undefined){
let data10 = data9.without;
if(Array.isArray(data10)){
if(data10.length < 1){
const err29 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema53.properties.capabilities.properties.without,data:data10};
(vErrors ??= []).push(err29);
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(!(validate210(data10[i2], {instancePath:instancePath+"/capabilities/without/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func4(data10[i3], data10[j1])){
const err30 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},schema:true,parentSchema:schema53.properties.capabilities.properties.without,data:data10};
(vErrors ??= []).push(err30);
errors++;
break outer1;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/type",keyword:"type",params:{type: "array"},schema:schema53.properties.capabilities.properties.without.type,parentSchema:schema53.properties.capabilities.properties.without,data:data10};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "object"},schema:schema53.properties.capabilities.type,parentSchema:schema53.properties.capabilities,data:data9};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.parameters !== undefined){
let data12 = data.parameters;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 100){
const err33 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema53.properties.parameters,data:data12};
(vErrors ??= []).push(err33);
errors++;
}
for(const key2 in data12){
const _errs31 = errors;
if(!(validate212(key2, {instancePath:instancePath+"/parameters",parentData:data12,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid13 = _errs31 === errors;
if(!valid13){
const err34 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key2},schema:schema53.properties.parameters.propertyNames,parentSchema:schema53.properties.parameters,data:data12};
(vErrors ??= []).push(err34);
errors++;
}
}
for(const key3 in data12){
if(!(validate214(data12[key3], {instancePath:instancePath+"/parameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema53.properties.parameters.type,parentSchema:schema53.properties.parameters,data:data12};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data["pass-env"] !== undefined){
let data14 = data["pass-env"];
if(Array.isArray(data14)){
if(data14.length > 50){
const err36 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema53.properties["pass-env"],data:data14};
(vErrors ??= []).push(err36);
errors++;
}
const len2 = data14.length;
for(let i4=0; i4<len2; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err37 = {instancePath:instancePath+"/pass-env/" + i4,schemaPath:"#/properties/pass-env/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema53.properties["pass-env"].items,data:data15};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/pass-env/" + i4,schemaPath:"#/properties/pass-env/items/type",keyword:"type",params:{type: "string"},schema:schema53.properties["pass-env"].items.type,parentSchema:schema53.properties["pass-env"].items,data:data15};
(vErrors ??= []).push(err38);
errors++;
}
}
let i5 = data14.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data14[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err39 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},schema:true,parentSchema:schema53.properties["pass-env"],data:data14};
(vErrors ??= []).push(err39);
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err40 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/type",keyword:"type",params:{type: "array"},schema:schema53.properties["pass-env"].type,parentSchema:schema53.properties["pass-env"],data:data14};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.images !== undefined){
let data16 = data.images;
if(Array.isArray(data16)){
if(data16.length > 20){
const err41 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema53.properties.images,data:data16};
(vErrors ??= []).push(err41);
errors++;
}
const len3 = data16.length;
for(let i6=0; i6<len3; i6++){
let data17 = data16[i6];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.variable === undefined){
const err42 = {instancePath:instancePath+"/images/" + i6,schemaPath:"#/properties/images/items/required",keyword:"required",params:{missingProperty: "variable"},schema:schema53.properties.images.items.required,parentSchema:schema53.properties.images.items,data:data17};
(vErrors ??= []).push(err42);
errors++;
}
for(const key4 in data17){
if(!((key4 === "variable") || (key4 === "default"))){
const err43 = {instancePath:instancePath+"/images/" + i6,schemaPath:"#/properties/images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema53.properties.images.items,data:data17};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data17.variable !== undefined){
let data18 = data17.variable;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
const err44 = {instancePath:instancePath+"/images/" + i6+"/variable",schemaPath:"#/properties/images/items/properties/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema53.properties.images.items.properties.variable,data:data18};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/images/" + i6+"/variable",schemaPath:"#/properties/images/items/properties/variable/type",keyword:"type",params:{type: "string"},schema:schema53.properties.images.items.properties.variable.type,parentSchema:schema53.properties.images.items.properties.variable,data:data18};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data17.default !== undefined){
let data19 = data17.default;
if(typeof data19 === "string"){
if(data19.length > 300 && func1(data19) > 300){
const err46 = {instancePath:instancePath+"/images/" + i6+"/default",schemaPath:"#/properties/images/items/properties/default/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema53.properties.images.items.properties.default,data:data19};
(vErrors ??= []).push(err46);
errors++;
}
if(func1(data19) < 1){
const err47 = {instancePath:instancePath+"/images/" + i6+"/default",schemaPath:"#/properties/images/items/properties/default/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.images.items.properties.default,data:data19};
(vErrors ??= []).push(err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/images/" + i6+"/default",schemaPath:"#/properties/images/items/properties/default/type",keyword:"type",params:{type: "string"},schema:schema53.properties.images.items.properties.default.type,parentSchema:schema53.properties.images.items.properties.default,data:data19};
(vErrors ??= []).push(err48);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/images/" + i6,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "object"},schema:schema53.properties.images.items.type,parentSchema:schema53.properties.images.items,data:data17};
(vErrors ??= []).push(err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema53.properties.images.type,parentSchema:schema53.properties.images,data:data16};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.secrets !== undefined){
if(!(validate216(data.secrets, {instancePath:instancePath+"/secrets",parentData:data,parentDataProperty:"secrets",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data21 = data.settings;
if(Array.isArray(data21)){
if(data21.length > 50){
const err51 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema53.properties.settings,data:data21};
(vErrors ??= []).push(err51);
errors++;
}
const len4 = data21.length;
for(let i7=0; i7<len4; i7++){
if(!(validate218(data21[i7], {instancePath:instancePath+"/settings/" + i7,parentData:data21,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
let i8 = data21.length;
let j3;
if(i8 > 1){
outer2:
for(;i8--;){
for(j3 = i8; j3--;){
if(func4(data21[i8], data21[j3])){
const err52 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},schema:true,parentSchema:schema53.properties.settings,data:data21};
(vErrors ??= []).push(err52);
errors++;
break outer2;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},schema:schema53.properties.settings.type,parentSchema:schema53.properties.settings,data:data21};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.prelude !== undefined){
if(!(validate220(data.prelude, {instancePath:instancePath+"/prelude",parentData:data,parentDataProperty:"prelude",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.timeouts !== undefined){
let data24 = data.timeouts;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!(func0.call(schema53.properties.timeouts.properties, key5))){
const err54 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema53.properties.timeouts,data:data24};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data24["system.boot"] !== undefined){
if(!(validate222(data24["system.boot"], {instancePath:instancePath+"/timeouts/system.boot",parentData:data24,parentDataProperty:"system.boot",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["system.ready"] !== undefined){
if(!(validate222(data24["system.ready"], {instancePath:instancePath+"/timeouts/system.ready",parentData:data24,parentDataProperty:"system.ready",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["system.start"] !== undefined){
if(!(validate222(data24["system.start"], {instancePath:instancePath+"/timeouts/system.start",parentData:data24,parentDataProperty:"system.start",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["system.shutdown"] !== undefined){
if(!(validate222(data24["system.shutdown"], {instancePath:instancePath+"/timeouts/system.shutdown",parentData:data24,parentDataProperty:"system.shutdown",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["instance.create"] !== undefined){
if(!(validate222(data24["instance.create"], {instancePath:instancePath+"/timeouts/instance.create",parentData:data24,parentDataProperty:"instance.create",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["instance.read"] !== undefined){
if(!(validate222(data24["instance.read"], {instancePath:instancePath+"/timeouts/instance.read",parentData:data24,parentDataProperty:"instance.read",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["instance.collect"] !== undefined){
if(!(validate222(data24["instance.collect"], {instancePath:instancePath+"/timeouts/instance.collect",parentData:data24,parentDataProperty:"instance.collect",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["instance.delete"] !== undefined){
if(!(validate222(data24["instance.delete"], {instancePath:instancePath+"/timeouts/instance.delete",parentData:data24,parentDataProperty:"instance.delete",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["target.start"] !== undefined){
if(!(validate222(data24["target.start"], {instancePath:instancePath+"/timeouts/target.start",parentData:data24,parentDataProperty:"target.start",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24.inventory !== undefined){
if(!(validate222(data24.inventory, {instancePath:instancePath+"/timeouts/inventory",parentData:data24,parentDataProperty:"inventory",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data24["system.sweep"] !== undefined){
if(!(validate222(data24["system.sweep"], {instancePath:instancePath+"/timeouts/system.sweep",parentData:data24,parentDataProperty:"system.sweep",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},schema:schema53.properties.timeouts.type,parentSchema:schema53.properties.timeouts,data:data24};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.poll !== undefined){
let data36 = data.poll;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key6 in data36){
if(!((key6 === "read") || (key6 === "ready"))){
const err56 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema53.properties.poll,data:data36};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data36.read !== undefined){
if(!(validate222(data36.read, {instancePath:instancePath+"/poll/read",parentData:data36,parentDataProperty:"read",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data36.ready !== undefined){
if(!(validate222(data36.ready, {instancePath:instancePath+"/poll/ready",parentData:data36,parentDataProperty:"ready",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/type",keyword:"type",params:{type: "object"},schema:schema53.properties.poll.type,parentSchema:schema53.properties.poll,data:data36};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.system !== undefined){
let data39 = data.system;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.boot === undefined){
const err58 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "boot"},schema:schema53.properties.system.required,parentSchema:schema53.properties.system,data:data39};
(vErrors ??= []).push(err58);
errors++;
}
if(data39.ready === undefined){
const err59 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "ready"},schema:schema53.properties.system.required,parentSchema:schema53.properties.system,data:data39};
(vErrors ??= []).push(err59);
errors++;
}
if(data39.shutdown === undefined){
const err60 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "shutdown"},schema:schema53.properties.system.required,parentSchema:schema53.properties.system,data:data39};
(vErrors ??= []).push(err60);
errors++;
}
for(const key7 in data39){
if(!(((((key7 === "boot") || (key7 === "ready")) || (key7 === "start")) || (key7 === "shutdown")) || (key7 === "sweep"))){
const err61 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema53.properties.system,data:data39};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data39.boot !== undefined){
if(!(validate220(data39.boot, {instancePath:instancePath+"/system/boot",parentData:data39,parentDataProperty:"boot",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data39.ready !== undefined){
if(!(validate220(data39.ready, {instancePath:instancePath+"/system/ready",parentData:data39,parentDataProperty:"ready",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data39.start !== undefined){
if(!(validate220(data39.start, {instancePath:instancePath+"/system/start",parentData:data39,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data39.shutdown !== undefined){
if(!(validate220(data39.shutdown, {instancePath:instancePath+"/system/shutdown",parentData:data39,parentDataProperty:"shutdown",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data39.sweep !== undefined){
if(!(validate220(data39.sweep, {instancePath:instancePath+"/system/sweep",parentData:data39,parentDataProperty:"sweep",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "object"},schema:schema53.properties.system.type,parentSchema:schema53.properties.system,data:data39};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.instance !== undefined){
let data45 = data.instance;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.create === undefined){
const err63 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "create"},schema:schema53.properties.instance.required,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err63);
errors++;
}
if(data45.read === undefined){
const err64 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "read"},schema:schema53.properties.instance.required,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err64);
errors++;
}
if(data45.collect === undefined){
const err65 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "collect"},schema:schema53.properties.instance.required,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err65);
errors++;
}
if(data45.delete === undefined){
const err66 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "delete"},schema:schema53.properties.instance.required,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err66);
errors++;
}
for(const key8 in data45){
if(!((((key8 === "create") || (key8 === "read")) || (key8 === "collect")) || (key8 === "delete"))){
const err67 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data45.create !== undefined){
if(!(validate220(data45.create, {instancePath:instancePath+"/instance/create",parentData:data45,parentDataProperty:"create",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data45.read !== undefined){
if(!(validate220(data45.read, {instancePath:instancePath+"/instance/read",parentData:data45,parentDataProperty:"read",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data45.collect !== undefined){
if(!(validate220(data45.collect, {instancePath:instancePath+"/instance/collect",parentData:data45,parentDataProperty:"collect",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data45.delete !== undefined){
if(!(validate220(data45.delete, {instancePath:instancePath+"/instance/delete",parentData:data45,parentDataProperty:"delete",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "object"},schema:schema53.properties.instance.type,parentSchema:schema53.properties.instance,data:data45};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.inventory !== undefined){
if(!(validate220(data.inventory, {instancePath:instancePath+"/inventory",parentData:data,parentDataProperty:"inventory",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.operations !== undefined){
let data51 = data.operations;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(Object.keys(data51).length > 50){
const err69 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema53.properties.operations,data:data51};
(vErrors ??= []).push(err69);
errors++;
}
if(Object.keys(data51).length < 1){
const err70 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema53.properties.operations,data:data51};
(vErrors ??= []).push(err70);
errors++;
}
for(const key9 in data51){
const _errs91 = errors;
if(!(validate218(key9, {instancePath:instancePath+"/operations",parentData:data51,parentDataProperty:"operations",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid28 = _errs91 === errors;
if(!valid28){
const err71 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/propertyNames",keyword:"propertyNames",params:{propertyName: key9},schema:schema53.properties.operations.propertyNames,parentSchema:schema53.properties.operations,data:data51};
(vErrors ??= []).push(err71);
errors++;
}
}
for(const key10 in data51){
if(!(validate247(data51[key10], {instancePath:instancePath+"/operations/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data51,parentDataProperty:key10,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "object"},schema:schema53.properties.operations.type,parentSchema:schema53.properties.operations,data:data51};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.targets !== undefined){
let data53 = data.targets;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.components === undefined){
const err73 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/required",keyword:"required",params:{missingProperty: "components"},schema:schema53.properties.targets.required,parentSchema:schema53.properties.targets,data:data53};
(vErrors ??= []).push(err73);
errors++;
}
for(const key11 in data53){
if(!((key11 === "components") || (key11 === "roles"))){
const err74 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema53.properties.targets,data:data53};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data53.components !== undefined){
let data54 = data53.components;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(Object.keys(data54).length > 20){
const err75 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema53.properties.targets.properties.components,data:data54};
(vErrors ??= []).push(err75);
errors++;
}
if(Object.keys(data54).length < 1){
const err76 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema53.properties.targets.properties.components,data:data54};
(vErrors ??= []).push(err76);
errors++;
}
if(data54.gateway === undefined){
const err77 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/required",keyword:"required",params:{missingProperty: "gateway"},schema:schema53.properties.targets.properties.components.required,parentSchema:schema53.properties.targets.properties.components,data:data54};
(vErrors ??= []).push(err77);
errors++;
}
for(const key12 in data54){
const _errs99 = errors;
if(!(validate218(key12, {instancePath:instancePath+"/targets/components",parentData:data54,parentDataProperty:"components",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid31 = _errs99 === errors;
if(!valid31){
const err78 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/propertyNames",keyword:"propertyNames",params:{propertyName: key12},schema:schema53.properties.targets.properties.components.propertyNames,parentSchema:schema53.properties.targets.properties.components,data:data54};
(vErrors ??= []).push(err78);
errors++;
}
}
for(const key13 in data54){
if(!(validate258(data54[key13], {instancePath:instancePath+"/targets/components/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data54,parentDataProperty:key13,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/type",keyword:"type",params:{type: "object"},schema:schema53.properties.targets.properties.components.type,parentSchema:schema53.properties.targets.properties.components,data:data54};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data53.roles !== undefined){
let data56 = data53.roles;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(Object.keys(data56).length > 20){
const err80 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema53.properties.targets.properties.roles,data:data56};
(vErrors ??= []).push(err80);
errors++;
}
for(const key14 in data56){
const _errs104 = errors;
if(!(validate218(key14, {instancePath:instancePath+"/targets/roles",parentData:data56,parentDataProperty:"roles",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid33 = _errs104 === errors;
if(!valid33){
const err81 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key14},schema:schema53.properties.targets.properties.roles.propertyNames,parentSchema:schema53.properties.targets.properties.roles,data:data56};
(vErrors ??= []).push(err81);
errors++;
}
}
for(const key15 in data56){
if(!(validate258(data56[key15], {instancePath:instancePath+"/targets/roles/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data56,parentDataProperty:key15,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err82 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/type",keyword:"type",params:{type: "object"},schema:schema53.properties.targets.properties.roles.type,parentSchema:schema53.properties.targets.properties.roles,data:data56};
(vErrors ??= []).push(err82);
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "object"},schema:schema53.properties.targets.type,parentSchema:schema53.properties.targets,data:data53};
(vErrors ??= []).push(err83);
errors++;
}
}
if(data.forwards !== undefined){
let data58 = data.forwards;
if(Array.isArray(data58)){
if(data58.length > 20){
const err84 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema53.properties.forwards,data:data58};
(vErrors ??= []).push(err84);
errors++;
}
if(data58.length < 1){
const err85 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema53.properties.forwards,data:data58};
(vErrors ??= []).push(err85);
errors++;
}
const len5 = data58.length;
for(let i9=0; i9<len5; i9++){
let data59 = data58[i9];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.name === undefined){
const err86 = {instancePath:instancePath+"/forwards/" + i9,schemaPath:"#/properties/forwards/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.properties.forwards.items.required,parentSchema:schema53.properties.forwards.items,data:data59};
(vErrors ??= []).push(err86);
errors++;
}
if(data59.component === undefined){
const err87 = {instancePath:instancePath+"/forwards/" + i9,schemaPath:"#/properties/forwards/items/required",keyword:"required",params:{missingProperty: "component"},schema:schema53.properties.forwards.items.required,parentSchema:schema53.properties.forwards.items,data:data59};
(vErrors ??= []).push(err87);
errors++;
}
if(data59.port === undefined){
const err88 = {instancePath:instancePath+"/forwards/" + i9,schemaPath:"#/properties/forwards/items/required",keyword:"required",params:{missingProperty: "port"},schema:schema53.properties.forwards.items.required,parentSchema:schema53.properties.forwards.items,data:data59};
(vErrors ??= []).push(err88);
errors++;
}
for(const key16 in data59){
if(!(((key16 === "name") || (key16 === "component")) || (key16 === "port"))){
const err89 = {instancePath:instancePath+"/forwards/" + i9,schemaPath:"#/properties/forwards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema53.properties.forwards.items,data:data59};
(vErrors ??= []).push(err89);
errors++;
}
}
if(data59.name !== undefined){
if(!(validate218(data59.name, {instancePath:instancePath+"/forwards/" + i9+"/name",parentData:data59,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data59.component !== undefined){
if(!(validate218(data59.component, {instancePath:instancePath+"/forwards/" + i9+"/component",parentData:data59,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data59.port !== undefined){
let data62 = data59.port;
const _errs115 = errors;
let valid38 = false;
let passing0 = null;
const _errs116 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err90 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/0/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.forwards.items.properties.port.oneOf[0].type,parentSchema:schema53.properties.forwards.items.properties.port.oneOf[0],data:data62};
(vErrors ??= []).push(err90);
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 65535 || isNaN(data62)){
const err91 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema53.properties.forwards.items.properties.port.oneOf[0],data:data62};
(vErrors ??= []).push(err91);
errors++;
}
if(data62 < 1 || isNaN(data62)){
const err92 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema53.properties.forwards.items.properties.port.oneOf[0],data:data62};
(vErrors ??= []).push(err92);
errors++;
}
}
var _valid2 = _errs116 === errors;
if(_valid2){
valid38 = true;
passing0 = 0;
}
const _errs118 = errors;
if(typeof data62 === "string"){
if(data62.length > 15 && func1(data62) > 15){
const err93 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/1/maxLength",keyword:"maxLength",params:{limit: 15},schema:15,parentSchema:schema53.properties.forwards.items.properties.port.oneOf[1],data:data62};
(vErrors ??= []).push(err93);
errors++;
}
if(!pattern23.test(data62)){
const err94 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/1/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"},schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema53.properties.forwards.items.properties.port.oneOf[1],data:data62};
(vErrors ??= []).push(err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf/1/type",keyword:"type",params:{type: "string"},schema:schema53.properties.forwards.items.properties.port.oneOf[1].type,parentSchema:schema53.properties.forwards.items.properties.port.oneOf[1],data:data62};
(vErrors ??= []).push(err95);
errors++;
}
var _valid2 = _errs118 === errors;
if(_valid2 && valid38){
valid38 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid38 = true;
passing0 = 1;
}
}
if(!valid38){
const err96 = {instancePath:instancePath+"/forwards/" + i9+"/port",schemaPath:"#/properties/forwards/items/properties/port/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema53.properties.forwards.items.properties.port.oneOf,parentSchema:schema53.properties.forwards.items.properties.port,data:data62};
(vErrors ??= []).push(err96);
errors++;
}
else {
errors = _errs115;
if(vErrors !== null){
if(_errs115){
vErrors.length = _errs115;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/forwards/" + i9,schemaPath:"#/properties/forwards/items/type",keyword:"type",params:{type: "object"},schema:schema53.properties.forwards.items.type,parentSchema:schema53.properties.forwards.items,data:data59};
(vErrors ??= []).push(err97);
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "array"},schema:schema53.properties.forwards.type,parentSchema:schema53.properties.forwards,data:data58};
(vErrors ??= []).push(err98);
errors++;
}
}
if(data.metrics !== undefined){
let data63 = data.metrics;
if(Array.isArray(data63)){
if(data63.length > 20){
const err99 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema53.properties.metrics,data:data63};
(vErrors ??= []).push(err99);
errors++;
}
const len6 = data63.length;
for(let i10=0; i10<len6; i10++){
let data64 = data63[i10];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.name === undefined){
const err100 = {instancePath:instancePath+"/metrics/" + i10,schemaPath:"#/properties/metrics/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.properties.metrics.items.required,parentSchema:schema53.properties.metrics.items,data:data64};
(vErrors ??= []).push(err100);
errors++;
}
if(data64.url === undefined){
const err101 = {instancePath:instancePath+"/metrics/" + i10,schemaPath:"#/properties/metrics/items/required",keyword:"required",params:{missingProperty: "url"},schema:schema53.properties.metrics.items.required,parentSchema:schema53.properties.metrics.items,data:data64};
(vErrors ??= []).push(err101);
errors++;
}
for(const key17 in data64){
if(!(((key17 === "name") || (key17 === "url")) || (key17 === "interval"))){
const err102 = {instancePath:instancePath+"/metrics/" + i10,schemaPath:"#/properties/metrics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema53.properties.metrics.items,data:data64};
(vErrors ??= []).push(err102);
errors++;
}
}
if(data64.name !== undefined){
if(!(validate218(data64.name, {instancePath:instancePath+"/metrics/" + i10+"/name",parentData:data64,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data64.url !== undefined){
let data66 = data64.url;
if(typeof data66 === "string"){
if(data66.length > 500 && func1(data66) > 500){
const err103 = {instancePath:instancePath+"/metrics/" + i10+"/url",schemaPath:"#/properties/metrics/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema53.properties.metrics.items.properties.url,data:data66};
(vErrors ??= []).push(err103);
errors++;
}
if(func1(data66) < 1){
const err104 = {instancePath:instancePath+"/metrics/" + i10+"/url",schemaPath:"#/properties/metrics/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.metrics.items.properties.url,data:data66};
(vErrors ??= []).push(err104);
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/metrics/" + i10+"/url",schemaPath:"#/properties/metrics/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema53.properties.metrics.items.properties.url.type,parentSchema:schema53.properties.metrics.items.properties.url,data:data66};
(vErrors ??= []).push(err105);
errors++;
}
}
if(data64.interval !== undefined){
if(!(validate222(data64.interval, {instancePath:instancePath+"/metrics/" + i10+"/interval",parentData:data64,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/metrics/" + i10,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type: "object"},schema:schema53.properties.metrics.items.type,parentSchema:schema53.properties.metrics.items,data:data64};
(vErrors ??= []).push(err106);
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema53.properties.metrics.type,parentSchema:schema53.properties.metrics,data:data63};
(vErrors ??= []).push(err107);
errors++;
}
}
if(data.watch !== undefined){
let data68 = data.watch;
if(Array.isArray(data68)){
if(data68.length > 20){
const err108 = {instancePath:instancePath+"/watch",schemaPath:"#/properties/watch/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema53.properties.watch,data:data68};
(vErrors ??= []).push(err108);
errors++;
}
const len7 = data68.length;
for(let i11=0; i11<len7; i11++){
let data69 = data68[i11];
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.name === undefined){
const err109 = {instancePath:instancePath+"/watch/" + i11,schemaPath:"#/properties/watch/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.properties.watch.items.required,parentSchema:schema53.properties.watch.items,data:data69};
(vErrors ??= []).push(err109);
errors++;
}
if(data69.run === undefined){
const err110 = {instancePath:instancePath+"/watch/" + i11,schemaPath:"#/properties/watch/items/required",keyword:"required",params:{missingProperty: "run"},schema:schema53.properties.watch.items.required,parentSchema:schema53.properties.watch.items,data:data69};
(vErrors ??= []).push(err110);
errors++;
}
for(const key18 in data69){
if(!((key18 === "name") || (key18 === "run"))){
const err111 = {instancePath:instancePath+"/watch/" + i11,schemaPath:"#/properties/watch/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema53.properties.watch.items,data:data69};
(vErrors ??= []).push(err111);
errors++;
}
}
if(data69.name !== undefined){
if(!(validate218(data69.name, {instancePath:instancePath+"/watch/" + i11+"/name",parentData:data69,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data69.run !== undefined){
if(!(validate220(data69.run, {instancePath:instancePath+"/watch/" + i11+"/run",parentData:data69,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err112 = {instancePath:instancePath+"/watch/" + i11,schemaPath:"#/properties/watch/items/type",keyword:"type",params:{type: "object"},schema:schema53.properties.watch.items.type,parentSchema:schema53.properties.watch.items,data:data69};
(vErrors ??= []).push(err112);
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/watch",schemaPath:"#/properties/watch/type",keyword:"type",params:{type: "array"},schema:schema53.properties.watch.type,parentSchema:schema53.properties.watch,data:data68};
(vErrors ??= []).push(err113);
errors++;
}
}
if(data.traces !== undefined){
let data72 = data.traces;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.name === undefined){
const err114 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.properties.traces.required,parentSchema:schema53.properties.traces,data:data72};
(vErrors ??= []).push(err114);
errors++;
}
for(const key19 in data72){
if(!(key19 === "name")){
const err115 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},schema:false,parentSchema:schema53.properties.traces,data:data72};
(vErrors ??= []).push(err115);
errors++;
}
}
if(data72.name !== undefined){
if(!(validate218(data72.name, {instancePath:instancePath+"/traces/name",parentData:data72,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
}
else {
const err116 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "object"},schema:schema53.properties.traces.type,parentSchema:schema53.properties.traces,data:data72};
(vErrors ??= []).push(err116);
errors++;
}
}
if(data.signals !== undefined){
let data74 = data.signals;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(Object.keys(data74).length > 50){
const err117 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema53.properties.signals,data:data74};
(vErrors ??= []).push(err117);
errors++;
}
if(Object.keys(data74).length < 1){
const err118 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema53.properties.signals,data:data74};
(vErrors ??= []).push(err118);
errors++;
}
for(const key20 in data74){
const _errs143 = errors;
if(!(validate218(key20, {instancePath:instancePath+"/signals",parentData:data74,parentDataProperty:"signals",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid46 = _errs143 === errors;
if(!valid46){
const err119 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/propertyNames",keyword:"propertyNames",params:{propertyName: key20},schema:schema53.properties.signals.propertyNames,parentSchema:schema53.properties.signals,data:data74};
(vErrors ??= []).push(err119);
errors++;
}
}
for(const key21 in data74){
let data75 = data74[key21];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.span === undefined){
const err120 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/required",keyword:"required",params:{missingProperty: "span"},schema:schema53.properties.signals.additionalProperties.required,parentSchema:schema53.properties.signals.additionalProperties,data:data75};
(vErrors ??= []).push(err120);
errors++;
}
for(const key22 in data75){
if(!((key22 === "span") || (key22 === "attributes"))){
const err121 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},schema:false,parentSchema:schema53.properties.signals.additionalProperties,data:data75};
(vErrors ??= []).push(err121);
errors++;
}
}
if(data75.span !== undefined){
let data76 = data75.span;
if(typeof data76 === "string"){
if(data76.length > 200 && func1(data76) > 200){
const err122 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema53.properties.signals.additionalProperties.properties.span,data:data76};
(vErrors ??= []).push(err122);
errors++;
}
if(func1(data76) < 1){
const err123 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.signals.additionalProperties.properties.span,data:data76};
(vErrors ??= []).push(err123);
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/type",keyword:"type",params:{type: "string"},schema:schema53.properties.signals.additionalProperties.properties.span.type,parentSchema:schema53.properties.signals.additionalProperties.properties.span,data:data76};
(vErrors ??= []).push(err124);
errors++;
}
}
if(data75.attributes !== undefined){
let data77 = data75.attributes;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(Object.keys(data77).length > 20){
const err125 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes",schemaPath:"#/properties/signals/additionalProperties/properties/attributes/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema53.properties.signals.additionalProperties.properties.attributes,data:data77};
(vErrors ??= []).push(err125);
errors++;
}
for(const key23 in data77){
if(!(validate214(data77[key23], {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data77,parentDataProperty:key23,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err126 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes",schemaPath:"#/properties/signals/additionalProperties/properties/attributes/type",keyword:"type",params:{type: "object"},schema:schema53.properties.signals.additionalProperties.properties.attributes.type,parentSchema:schema53.properties.signals.additionalProperties.properties.attributes,data:data77};
(vErrors ??= []).push(err126);
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/signals/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema53.properties.signals.additionalProperties.type,parentSchema:schema53.properties.signals.additionalProperties,data:data75};
(vErrors ??= []).push(err127);
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/type",keyword:"type",params:{type: "object"},schema:schema53.properties.signals.type,parentSchema:schema53.properties.signals,data:data74};
(vErrors ??= []).push(err128);
errors++;
}
}
}
else {
const err129 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
(vErrors ??= []).push(err129);
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
export const experiment = validate0;
export const adapter = validate205;
